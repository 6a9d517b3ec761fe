import ChildProcess
import Foundation

/// Looks at the machine that the workbook is to run on.
public struct Doctor {
  private let workbook: Workbook
  private var files: FileSystemClient { workbook.files }
  private var processes: ProcessClient { workbook.processes }

  public init(of workbook: Workbook) {
    self.workbook = workbook
  }

  /// One thing that was looked at.
  public struct Finding: Equatable, Sendable {
    public enum State: Equatable, Sendable {
      case ok
      /// It works, and could be better.
      case advice(String)
      /// It will not work until this is done.
      case problem(String)
    }

    public let what: String
    /// What was found.
    public let words: String
    public let state: State
  }

  private func finding(_ what: String, _ words: String, _ state: Finding.State = .ok) -> Finding {
    Finding(what: what, words: words, state: state)
  }

  /// Looks at everything, in the order in which it is needed.
  ///
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop.
  public func examine() throws -> [Finding] {
    var findings = [try swift()]
    var tools: DeveloperTools?
    if workbook.toolchain.buildsBundles {
      do {
        let found = try DeveloperTools(processes)
        tools = found
        findings.append(xcode(found))
      } catch let error as WorkbookError {
        findings.append(finding("Xcode", error.problem, Self.installXcode))
      }
    }
    return findings + (try frameworks(tools))
      + [disk(), writing(), path(), syllabus(), try git()]
  }

  private func swift() throws -> Finding {
    let (ending, text) = try processes.output(of: ProcessClient.Call("swift", ["--version"]))
    guard ending == .exited(code: 0), let words = text.firstRange(of: "Swift version ") else {
      return finding(
        "Swift", "not found",
        .problem("Install Swift from swift.org, and see that `swift` is on the PATH."))
    }
    let version = text[words.upperBound...].prefix { $0.isNumber || $0 == "." }
    guard let release = SwiftRelease(version: version), release >= .oldest else {
      return finding(
        "Swift", String(version),
        .problem("The workbook needs Swift \(SwiftRelease.oldest) or later."))
    }
    guard release == workbook.toolchain.release || release > .newest else {
      return finding(
        "Swift", String(version),
        .problem(
          "This program was built with Swift \(workbook.toolchain.release). Remove the folder .build, "
            + "and run the doctor again."))
    }
    let tried = SwiftRelease.tried.map(\.description).joined(separator: ", ")
    let advice = "All specs have been run with Swift \(tried) only. Other versions should work."
    return finding(
      "Swift", String(version), SwiftRelease.tried.contains(release) ? .ok : .advice(advice))
  }

  private static let installXcode = Finding.State.problem(
    "Install Xcode, open it once, and see what `xcode-select -p` prints.")

  /// Looks for the programs that load a bundle.
  private func xcode(_ tools: DeveloperTools) -> Finding {
    let missing = [tools.xctest, tools.xctestHelper, tools.testingHelper]
      .first { !files.exists($0) }
    guard let missing else { return finding("Xcode", tools.platform) }
    return finding("Xcode", "there is no \(missing)", Self.installXcode)
  }

  /// Asks the compiler for each framework, as a spec does.
  private func frameworks(_ tools: DeveloperTools?) throws -> [Finding] {
    let folder = "\(workbook.root)/.build/doctor"
    defer { try? files.remove(folder) }
    return try ["XCTest", "Testing"].map { module in
      let file = "\(folder)/\(module).swift"
      try? files.write(Data("import \(module)\n".utf8), file)
      let call = ProcessClient.Call(
        "swiftc",
        ["-typecheck", "-module-cache-path", "\(folder)/cache"] + (tools?.searchArguments ?? [])
          + [file])
      let name = module == "Testing" ? "Swift Testing" : module
      return try processes.output(of: call).ending == .exited(code: 0)
        ? finding(name, "present")
        : finding(
          name, "the compiler does not find it",
          .problem(
            workbook.toolchain.buildsBundles
              ? "Install Xcode: its command line tools alone don't have it."
              : "Install the whole toolchain from swift.org."))
    }
  }

  private func disk() -> Finding {
    guard let bytes = files.freeSpace(workbook.root) else {
      return finding("Disk", "the free space is not known", .advice("See that there is 1 GB."))
    }
    let megabytes = bytes / 1_000_000
    return finding(
      "Disk", "\(megabytes) MB free",
      megabytes >= 1_000 ? .ok : .problem("Building needs 1 GB: make room."))
  }

  private func writing() -> Finding {
    let folders = [workbook.root, "\(workbook.root)/Exercises"]
    guard let locked = folders.first(where: { !files.isWritable($0) }) else {
      return finding("Writing", "allowed")
    }
    return finding(
      "Writing", "not allowed in \(locked)",
      .problem("Copy the workbook to a folder of yours, and work there."))
  }

  private func path() -> Finding {
    guard !workbook.root.contains(where: { $0 == "\"" || $0 == "\\" }) else {
      return finding(
        "Path", workbook.root,
        .problem("Swift cannot build where a path holds \" or \\: rename that folder."))
    }
    let isPlain = workbook.root.allSatisfy { $0.isASCII && $0 != " " && $0 != "'" }
    return finding(
      "Path", workbook.root,
      isPlain
        ? .ok : .advice("It holds spaces, quotes or letters beyond ASCII. The workbook copes."))
  }

  private func syllabus() -> Finding {
    let missing = workbook.syllabus.exercises.filter {
      !files.isFolder(workbook.folder($0)) || !files.isFolder(workbook.specs($0))
        || !files.isFolder(workbook.starter($0))
    }
    let count = workbook.syllabus.exercises.count
    return missing.isEmpty
      ? finding("Exercises", "\(count), each with its specs")
      : finding(
        "Exercises", "parts of \(missing.map(\.number).joined(separator: ", ")) are gone",
        .problem("Take a fresh copy of the workbook, and put your answers into it."))
  }

  private func git() throws -> Finding {
    let (ending, text) = try processes.output(
      of: ProcessClient.Call("git", ["-C", workbook.root, "status", "--porcelain", "--branch"]))
    guard ending == .exited(code: 0) else {
      return finding(
        "Git", "not used here",
        .advice("That is fine: `reset` and backups work without it."))
    }
    let lines = text.split(separator: "\n")
    let changed = max(lines.count - 1, 0)
    // `## main...origin/main`, `## No commits yet on main` or `## HEAD (no branch)`.
    let branch = (lines.first ?? "").dropFirst(3)
    return finding("Git", "\(branch), \(Count.of(changed, "file")) changed")
  }
}

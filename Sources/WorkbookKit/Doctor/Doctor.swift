import ChildProcess
import Foundation

/// Looks at the machine that the workbook is to run on.
public struct Doctor {
  private let workbook: Workbook
  private let files: Files
  private let programs: Programs

  public init(workbook: Workbook, files: Files, programs: Programs) {
    self.workbook = workbook
    self.files = files
    self.programs = programs
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

  /// Looks at everything, in the order in which it is needed.
  ///
  /// - Throws: `Programs.Interrupted` when the person asked to stop.
  public func examine() throws -> [Finding] {
    [try toolchain()] + (try frameworks())
      + [platform(), disk(), writing(), path(), syllabus(), try git()]
  }

  /// The oldest toolchain that reads the manifest.
  static let oldestSwift = (6, 2)

  private func toolchain() throws -> Finding {
    let (ending, text) = try programs.output(of: Programs.Call("swift", ["--version"]))
    guard ending == .exited(code: 0), let words = text.firstRange(of: "Swift version ") else {
      return Finding(
        what: "Swift", words: "not found",
        state: .problem("Install Swift from swift.org, and see that `swift` is on the PATH."))
    }
    let version = text[words.upperBound...].prefix { $0.isNumber || $0 == "." }
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    let isNew = numbers.count >= 2 && (numbers[0], numbers[1]) >= Self.oldestSwift
    return Finding(
      what: "Swift", words: String(version),
      state: isNew ? .ok : .problem("The workbook needs Swift 6.2 or later."))
  }

  /// Asks the compiler for each framework, as a spec does.
  private func frameworks() throws -> [Finding] {
    let folder = "\(workbook.root)/.build/doctor"
    defer { try? files.remove(folder) }
    return try ["XCTest", "Testing"].map { module in
      let file = "\(folder)/\(module).swift"
      try? files.write(Data("import \(module)\n".utf8), file)
      let call = Programs.Call(
        "swiftc", ["-typecheck", "-module-cache-path", "\(folder)/cache", file])
      let name = module == "Testing" ? "Swift Testing" : module
      return try programs.output(of: call).ending == .exited(code: 0)
        ? Finding(what: name, words: "present", state: .ok)
        : Finding(
          what: name, words: "the compiler does not find it",
          state: .problem("Install the whole toolchain; on macOS, Xcode and not only its tools."))
    }
  }

  private func platform() -> Finding {
    #if os(Linux)
      Finding(what: "Platform", words: "Linux", state: .ok)
    #elseif os(macOS)
      Finding(what: "Platform", words: "macOS", state: .ok)
    #else
      Finding(
        what: "Platform", words: "neither Linux nor macOS",
        state: .advice("The workbook has not been tried here."))
    #endif
  }

  private func disk() -> Finding {
    guard let bytes = files.freeSpace(workbook.root) else {
      return Finding(
        what: "Disk", words: "the free space is not known",
        state: .advice("See that there is 1 GB."))
    }
    let megabytes = bytes / 1_000_000
    return Finding(
      what: "Disk", words: "\(megabytes) MB free",
      state: megabytes >= 1_000 ? .ok : .problem("Building needs 1 GB: make room."))
  }

  private func writing() -> Finding {
    let folders = [workbook.root, "\(workbook.root)/Exercises"]
    let locked = folders.first { !files.isWritable($0) }
    return Finding(
      what: "Writing", words: locked.map { "not allowed in \($0)" } ?? "allowed",
      state: locked == nil
        ? .ok : .problem("Copy the workbook to a folder of yours, and work there."))
  }

  private func path() -> Finding {
    guard !workbook.root.contains(where: { $0 == "\"" || $0 == "\\" }) else {
      return Finding(
        what: "Path", words: workbook.root,
        state: .problem("Swift cannot build where a path holds \" or \\: rename that folder."))
    }
    let isPlain = workbook.root.allSatisfy { $0.isASCII && $0 != " " && $0 != "'" }
    return Finding(
      what: "Path", words: workbook.root,
      state: isPlain
        ? .ok : .advice("It holds spaces, quotes or letters beyond ASCII. The workbook copes."))
  }

  private func syllabus() -> Finding {
    let missing = workbook.syllabus.exercises.filter {
      !files.isFolder(workbook.folder($0)) || !files.isFolder(workbook.specs($0))
        || !files.isFolder(workbook.starter($0))
    }
    let count = workbook.syllabus.exercises.count
    return missing.isEmpty
      ? Finding(what: "Exercises", words: "\(count), each with its specs", state: .ok)
      : Finding(
        what: "Exercises",
        words: "parts of \(missing.map(\.number).joined(separator: ", ")) are gone",
        state: .problem("Take a fresh copy of the workbook, and put your answers into it."))
  }

  private func git() throws -> Finding {
    let (ending, text) = try programs.output(
      of: Programs.Call("git", ["-C", workbook.root, "status", "--porcelain", "--branch"]))
    guard ending == .exited(code: 0) else {
      return Finding(
        what: "Git", words: "not used here",
        state: .advice("That is fine: `reset` and backups work without it."))
    }
    let lines = text.split(separator: "\n")
    let changed = max(lines.count - 1, 0)
    return Finding(
      what: "Git",
      words: "\(Self.branch(in: lines.first ?? "")), \(Count.of(changed, "file")) changed",
      state: .ok)
  }

  /// `## main...origin/main`, `## No commits yet on main` or `## HEAD (no branch)`.
  private static func branch(in line: Substring) -> String {
    let words = line.dropFirst(3)
    if words.hasPrefix("No commits yet") { return "no commit yet" }
    if words.hasPrefix("HEAD (no branch)") { return "on no branch" }
    return "on \(words.firstRange(of: "...").map { words[..<$0.lowerBound] } ?? words)"
  }
}

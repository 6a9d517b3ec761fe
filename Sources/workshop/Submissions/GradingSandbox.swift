import Foundation
import WorkbookCore

/// A fresh copy of the workbook, in which one learner's answers are graded.
///
/// Each learner gets a room of their own: whatever their code writes, deletes or leaves running is
/// gone with it.
struct GradingSandbox {
  /// This workbook: what it says counts.
  let pristine: Workbook
  /// The copy, whose processes are kept to the sandbox's folder.
  let workbook: Workbook
  private var files: FileSystemClient { pristine.files }

  /// Makes the sandbox.
  ///
  /// - Parameters:
  ///   - folder: A path at which there is nothing yet.
  ///   - mark: The mark by which `endAll` finds the processes that answers leave behind.
  /// - Throws: `WorkbookError` when it cannot be written.
  init(for pristine: Workbook, in folder: String, mark: String) throws {
    self.pristine = pristine
    var dependencies = pristine.dependencies
    dependencies.processes = dependencies.processes.confined(in: folder, mark: mark)
    // Its path is short, and so are those in the compiler's messages.
    workbook = Workbook(
      root: "\(folder)/workbook", syllabus: pristine.syllabus, dependencies)
    try Handout(of: pristine).write(to: workbook.root, withSolutions: false)
    for name in ["home", "temporary"] { try files.makeFolder("\(folder)/\(name)") }
  }

  /// Puts the learner's answer to one exercise in the starter's place; without one, the starter
  /// stays.
  func take(_ exercise: Exercise, from submission: Submission) throws {
    let folder = "\(submission.answers)/\(exercise.key)"
    guard let kind = files.kind(folder) else { return }
    guard kind == .folder, files.kind(folder.parentPath) == .folder else {
      throw WorkbookError(
        "\(exercise.key) is no plain folder.", next: "Hand in folders and files, and no links.")
    }
    try SubmissionImporter(files: files).take(folder, to: workbook.folder(exercise))
  }

  /// Makes everything that judges an exercise what it is in this workbook.
  ///
  /// - Returns: What had been changed, by the code that ran here before.
  func restore(for exercise: Exercise) throws -> [String] {
    let parts =
      ["Package.swift", "Sources", ".starters/\(exercise.key)", "Tests/Specs/\(exercise.key)"]
      + ["Tests/Canaries"]
      + ["README.md", "HINTS.md"].map { "Exercises/\(exercise.key)/\($0)" }
    return try parts.filter { part in
      let (ours, there) = ("\(pristine.root)/\(part)", "\(workbook.root)/\(part)")
      guard !files.isSame(ours, there) else { return false }
      try files.remove(there)
      if files.kind(ours) != nil { try files.copy(ours, there) }
      return true
    }
  }
}

extension FileSystemClient {
  /// Whether two files or folders hold the same, to the byte.
  func isSame(_ one: String, _ other: String) -> Bool {
    switch (kind(one), kind(other)) {
    case (.folder, .folder):
      guard let names = try? list(one), (try? list(other)) == names else { return false }
      return names.allSatisfy { isSame("\(one)/\($0)", "\(other)/\($0)") }
    case (.file, .file):
      // The size first: what is as large as ours can be read.
      guard size(one) == size(other), let bytes = try? read(one) else { return false }
      return (try? read(other)) == bytes
    case (let kind, let otherKind):
      return kind == otherKind
    }
  }
}

extension ProcessClient {
  /// The same programs, kept to a folder and away from what is the instructor's.
  ///
  /// They work in the folder, see nothing of the environment but what a compiler needs, and the
  /// specs take the folder's `home` for the home of their user. That is against accidents:
  /// code that wants to can get around it, which only a fence or a container prevents.
  ///
  /// - Parameters:
  ///   - folder: The room's folder.
  ///   - mark: By which `endAll` finds what they leave behind.
  func confined(in folder: String, mark: String) -> ProcessClient {
    var confined = self
    confined.run = { [run] call, onOutput, shouldStop in
      var call = call
      call.folder = folder
      call.inherited = Self.harmless
      call.environment[Self.mark] = mark
      // The specs have one of their own already; the toolchain leaves files in it.
      call.environment["TMPDIR"] = call.environment["TMPDIR"] ?? "\(folder)/temporary"
      if call.runsAnswer {
        call.environment["HOME"] = "\(folder)/home"
        call.environment["CFFIXED_USER_HOME"] = "\(folder)/home"
      }
      return try run(call, onOutput, shouldStop)
    }
    return confined
  }

  /// What the toolchain needs of the environment. Tokens and passwords are not among it.
  private static let harmless: Set<String> = [
    "PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TERM",
    "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH",
  ]
}

/// Copies handed-in answers to where they are graded: Swift files, and nothing that only looks like
/// one.
struct SubmissionImporter {
  let files: FileSystemClient

  /// A file may have so many bytes.
  static let largestFile = Grader.largestFile
  /// An exercise may have so many files.
  static let mostFiles = 100
  /// Folders may lie so deep.
  static let deepest = 5

  /// Puts an exercise's Swift files in the place of those that are there.
  ///
  /// - Throws: `WorkbookError` for a link, a device, or more than any answer needs.
  func take(_ folder: String, to target: String) throws {
    let names = try swiftFiles(in: folder)
    for name in try files.swiftFiles(in: target) { try files.remove("\(target)/\(name)") }
    for name in names {
      // Read and written, not copied: whatever rights it had stay behind.
      try files.write(try files.read("\(folder)/\(name)"), "\(target)/\(name)")
    }
  }

  /// The paths of the Swift files in a folder and in those within it.
  private func swiftFiles(
    in folder: String, below prefix: String = "", depth: Int = 0
  ) throws -> [String] {
    guard depth <= Self.deepest else {
      throw refusal("\(prefix) lies deeper than \(Self.deepest) folders.")
    }
    var found: [String] = []
    for name in try files.list(folder) where !name.hasPrefix(".") {
      let path = prefix + name
      switch files.kind("\(folder)/\(name)") {
      case .folder:
        found += try swiftFiles(in: "\(folder)/\(name)", below: path + "/", depth: depth + 1)
      case .file where name.hasSuffix(".swift"):
        let bytes = files.size("\(folder)/\(name)") ?? .max
        guard bytes <= Self.largestFile else {
          throw refusal("`\(path)` has \(bytes / 1_000_000) MB.")
        }
        found.append(path)
      case .link:
        throw refusal("`\(path)` is a link, and links are not followed.")
      case .other where name.hasSuffix(".swift"):
        throw refusal("`\(path)` is no plain file.")
      default:
        break
      }
      guard found.count <= Self.mostFiles else {
        throw refusal("There are more than \(Self.mostFiles) Swift files.")
      }
    }
    return found
  }

  private func refusal(_ problem: String) -> WorkbookError {
    WorkbookError(problem, next: "Hand in plain Swift files, of 1 MB at most.")
  }
}

/// What decides this verdict and the next ones, as it is before an answer's code runs.
///
/// Where the system has no fence around the specs' program, its code can write wherever the person
/// can. What it changed there is found afterwards, and then no verdict is believed.
public struct Surroundings: Sendable {
  private let files: FileSystemClient
  private let folders: [String]
  private let stamps: [String: FileSystemClient.Stamp]

  /// - Parameter built: The paths of what was built from the workbook.
  public init(of workbook: Workbook, and built: [String] = []) {
    files = workbook.files
    let sources = ["ChildProcess", "SpecSupport", "SpecTags"].map { "Sources/\($0)" }
    folders =
      (["Package.swift", ".starters", "Tests/Specs", "Tests/Canaries"] + sources).map {
        "\(workbook.root)/\($0)"
      } + built
    stamps = Self.stamps(of: folders, files)
  }

  /// The path of something that was made, changed or removed since; `nil` when nothing was.
  public var changed: String? {
    let now = Self.stamps(of: folders, files)
    return Set(stamps.keys).union(now.keys).sorted().first { stamps[$0] != now[$0] }
  }

  /// What others write while specs run, and what holds no one's code: compile specs fill the cache of
  /// system modules, and Finder notes how a folder is shown.
  private static let others: Set = ["ModuleCache", "index", ".DS_Store"]

  private static func stamps(
    of folders: [String], _ files: FileSystemClient
  ) -> [String: FileSystemClient.Stamp] {
    var stamps: [String: FileSystemClient.Stamp] = [:]
    func look(at path: String) {
      guard files.kind(path) == .folder else { return stamps[path] = files.stamp(path) }
      for name in (try? files.list(path)) ?? [] where !Self.others.contains(name) {
        look(at: "\(path)/\(name)")
      }
    }
    for folder in folders { look(at: folder) }
    return stamps
  }
}

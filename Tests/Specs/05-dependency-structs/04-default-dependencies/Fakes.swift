import SpecSupport

@testable import DefaultDependencies

/// A server that answers at once. A city that it does not know has no notice.
struct FakeAPI: API {
  let notices: [String: String]

  func notice(for city: String) -> String {
    notices[city] ?? ""
  }
}

/// Statistics that remember what they counted.
struct FakeStatistics: Statistics {
  let counted = SpecRecorder<String>()

  func count(_ event: String) {
    counted.record(event)
  }
}

/// What clients bring to hand over: `SpecQuietAPI()` and `SpecNoStatistics()`.
let quietParts = """
  struct SpecQuietAPI: API {
    func notice(for city: String) -> String { "all quiet" }
  }
  struct SpecNoStatistics: Statistics {
    func count(_ event: String) {}
  }
  """

/// A call that builds a whole list.
let completeList = ".init(api: SpecQuietAPI(), statistics: SpecNoStatistics())"

/// Code that the compiler judges.
enum Piece {
  static let wholeList = "_ = InheritedObject(dependencies: \(completeList))"
  static let objectsWithAPartMissing = (incompleteLists + ["nil"]).map {
    "_ = InheritedObject(dependencies: \($0))"
  }

  static let wholeSearch = "_ = InheritedSearch(dependencies: \(completeList))"
  static let searchesWithAPartMissing =
    (["nil", ".defaultDependencies"] + incompleteLists).map {
      "_ = InheritedSearch(dependencies: \($0))"
    } + ["_ = InheritedSearch()"]

  static let wholeDemo =
    "_ = makeScreens(api: SpecQuietAPI(), statistics: SpecNoStatistics())"
  static let demosWithAPartMissing = [
    "api: SpecQuietAPI()", "statistics: SpecNoStatistics()",
    "api: nil, statistics: SpecNoStatistics()",
    "api: SpecQuietAPI(), statistics: nil",
  ].map { "_ = makeScreens(\($0))" }

  private static let defaults =
    "InheritedObject.Dependencies.defaultDependencies"
  static let read = "_ = \(defaults)"
  static let writes = ["", ".api", ".statistics"].map { part in
    """
    let other: InheritedObject.Dependencies = \(completeList)
    \(defaults)\(part) = other\(part)
    """
  }

  static let all =
    [wholeList, wholeSearch, wholeDemo, read] + objectsWithAPartMissing
    + searchesWithAPartMissing + demosWithAPartMissing + writes

  /// Calls that build a list and leave out one of its parts, or both.
  private static let incompleteLists = [
    ".init()",
    ".init(api: SpecQuietAPI())",
    ".init(statistics: SpecNoStatistics())",
    ".init(api: nil, statistics: SpecNoStatistics())",
    ".init(api: SpecQuietAPI(), statistics: nil)",
  ]
}

/// The compiler's verdicts on all pieces, from one call.
private let allVerdicts = Result {
  try SpecClient.verdicts(on: Piece.all, declarations: quietParts)
}

func verdicts(on pieces: [String]) throws -> [CompilerVerdict] {
  let wanted = Set(pieces)
  return try allVerdicts.get().filter { wanted.contains($0.statements) }
}

/// Those of the pieces that compile.
func accepted(_ pieces: [String]) throws -> [String] {
  try verdicts(on: pieces).filter(\.isAccepted).map(\.statements)
}

/// The protocols of the outside world, without the classes behind them.
let roles = """
  protocol API: Sendable {
    func notice(for city: String) -> String
  }
  protocol Statistics: Sendable {
    func count(_ event: String)
  }
  """

/// The app's own parts, by names that only `InheritedObject` and its list can use.
let singletonsOfInheritedObject = """
  final class SpecServerStandIn: API {
    static let shared = SpecServerStandIn()
    func notice(for city: String) -> String { "" }
  }
  final class SpecStatisticsStandIn: Statistics {
    static let shared = SpecStatisticsStandIn()
    func count(_ event: String) {}
  }
  extension InheritedObject {
    typealias NetworkAPI = SpecServerStandIn
    typealias AppStatistics = SpecStatisticsStandIn
  }
  extension InheritedObject.Dependencies {
    typealias NetworkAPI = SpecServerStandIn
    typealias AppStatistics = SpecStatisticsStandIn
  }
  """

/// Which of the app's own parts the body used, after the parts that it was given.
func mix(_ parts: String, _ body: () -> Void) -> String {
  let used = Set(Tripwire.touched(by: body).names).sorted()
  return
    "\(parts): used \(used.isEmpty ? "none" : used.joined(separator: " and "))"
}

/// The rows of each screen, after the word that this screen searches for.
func contents(of screens: [any SearchScreen]) -> [String] {
  let words = ["market", "concert", "strike", "snow"]
  return screens.enumerated().map { index, screen in
    let word = words.indices.contains(index) ? words[index] : "one more"
    return "\(word): \(screen.rows().joined(separator: ", "))"
  }
}

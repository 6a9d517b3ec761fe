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
var singletonsOfInheritedObject: String {
  """
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
  \(Taker.object.lists.map { list in
    """
    extension \(list) {
        typealias NetworkAPI = SpecServerStandIn
        typealias AppStatistics = SpecStatisticsStandIn
      }
    """
  }.joined(separator: "\n"))
  """
}

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

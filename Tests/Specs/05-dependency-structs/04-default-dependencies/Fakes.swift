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
  let counted = Recorder<String>()

  func count(_ event: String) {
    counted.record(event)
  }
}

/// What clients bring to hand over: `QuietAPI()` and `NoStatistics()`.
let quietParts = """
  struct QuietAPI: API {
    func notice(for city: String) -> String { "all quiet" }
  }
  struct NoStatistics: Statistics {
    func count(_ event: String) {}
  }
  """

/// A call that builds a whole list.
let completeList = ".init(api: QuietAPI(), statistics: NoStatistics())"

/// Calls that build a list and leave out one of its parts, or both.
let incompleteLists = [
  ".init()",
  ".init(api: QuietAPI())",
  ".init(statistics: NoStatistics())",
  ".init(api: nil, statistics: NoStatistics())",
  ".init(api: QuietAPI(), statistics: nil)",
]

/// The rows of each screen, after the word that this screen searches for.
func contents(of screens: [any SearchScreen]) -> [String] {
  let words = ["market", "concert", "strike", "snow"]
  return screens.enumerated().map { index, screen in
    let word = words.indices.contains(index) ? words[index] : "one more"
    return "\(word): \(screen.rows().joined(separator: ", "))"
  }
}

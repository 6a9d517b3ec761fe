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

/// A client that brings parts to hand over: `QuietAPI()` and `NoStatistics()`.
func client(_ statements: String) -> Client {
  Client(
    statements,
    declarations: """
      struct QuietAPI: API {
        func notice(for city: String) -> String { "all quiet" }
      }
      struct NoStatistics: Statistics {
        func count(_ event: String) {}
      }
      """)
}

/// Calls that build a list and forget a part of it, or hand over none.
let incompleteLists = [
  ".init()",
  ".init(api: QuietAPI())",
  ".init(statistics: NoStatistics())",
  ".init(api: nil, statistics: NoStatistics())",
  ".init(api: QuietAPI(), statistics: nil)",
]

/// A call that builds a whole list.
let completeList = ".init(api: QuietAPI(), statistics: NoStatistics())"

/// What each screen shows, with its name in front.
func contents(of screens: [any SearchScreen]) -> [String] {
  screens.map { screen in
    "\(type(of: screen)): \(screen.rows().joined(separator: ", "))"
  }
}

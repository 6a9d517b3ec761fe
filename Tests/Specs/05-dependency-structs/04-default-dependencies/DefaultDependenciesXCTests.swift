import SpecSupport
import XCTest

@testable import DefaultDependencies

final class DefaultDependenciesInheritedObjectXCTests: XCTestCase {
  func testItUsesTheServerAndTheStatisticsItWasGiven() {
    let statistics = FakeStatistics()
    let inherited = makeInheritedObject(
      api: FakeAPI(notices: ["Ghent": "fair"]), statistics: statistics)

    let banner = inherited.banner(for: "Ghent")

    XCTAssertEqual(
      [banner] + statistics.counted.values, ["★ fair", "banner: Ghent"],
      "Expected: the banner, then what was counted. Either "
        + "`makeInheritedObject` does not hand both parts over, or "
        + "`banner(for:)` does not use them.")
  }

  func testNobodyCanChangeTheDefaultList() throws {
    let defaults = "InheritedObject.Dependencies.defaultDependencies"
    let reads = try client("_ = \(defaults)").typecheck()
    let writes = try ["", ".api", ".statistics"].map { part in
      try client(
        """
        let other: InheritedObject.Dependencies = \(completeList)
        \(defaults)\(part) = other\(part)
        """
      ).typecheck()
    }

    guard reads.isAccepted else {
      return XCTFail(
        "The default list needs its name, so that one can find whoever uses "
          + "it. \(reads.explanation)")
    }
    let open = writes.first {
      !$0.isRefused(with: "cannot assign")
        && !$0.isRefused(with: "inaccessible")
    }
    XCTAssertEqual(
      outcome(of: open), "does not compile",
      "A default that anyone can replace is a shared variable: one test would "
        + "change it for all. Let it be a `let`, of a struct. "
        + (open?.explanation ?? ""))
  }
}

final class DefaultDependenciesInheritedSearchXCTests: XCTestCase {
  private let day = FakeAPI(notices: [
    "Antwerp": "tram strike", "Bruges": "concert", "Ghent": "market",
    "Namur": "snow",
  ])
  private let otherDay = FakeAPI(notices: [
    "Antwerp": "market", "Bruges": "snow, strike", "Ghent": "concert",
  ])
  private let shownThatDay = [
    "MarketScreen: Ghent", "ConcertScreen: ♪ Bruges",
    "StrikeScreen: No trams in Antwerp", "SnowScreen: Snow in Namur",
  ]

  func testEachScreenOfADemoUsesTheDemosServerAndStatistics() {
    let statistics = FakeStatistics()

    let shown = contents(of: makeScreens(api: day, statistics: statistics))

    XCTAssertEqual(
      shown, shownThatDay,
      "A screen did not show what the demo's server said. Either `makeScreens` "
        + "does not hand the server over, or the screen asks another one.")
    XCTAssertEqual(
      statistics.counted.values,
      ["market", "concert", "strike", "snow"].map { "search: \($0)" },
      "Each screen searches once, and the demo's statistics must count it. "
        + "Whoever hands over the server only has forgotten half of the list.")
  }

  func testKeepsADemoThatForgetsAPartFromCompiling() throws {
    let all = "api: QuietAPI(), statistics: NoStatistics()"
    let whole = try client("_ = makeScreens(\(all))").typecheck()
    let forgetful = try ["", "api: QuietAPI()"].map {
      try client("_ = makeScreens(\($0))").typecheck()
    }

    XCTAssertTrue(
      whole.isAccepted,
      "A demo hands over both parts. \(whole.explanation)")
    let passed = forgetful.first { !$0.missesAnArgument }
    XCTAssertEqual(
      outcome(of: passed), "does not compile",
      "A demo forgot something, and the compiler lets it pass. A default in "
        + "the composition root hides that as well as one in a screen. "
        + (passed?.explanation ?? ""))
  }

  func testTwoDemosKeepApart() {
    let first = makeScreens(api: day, statistics: FakeStatistics())
    let second = makeScreens(api: otherDay, statistics: FakeStatistics())

    XCTAssertEqual(
      contents(of: first) + contents(of: second),
      shownThatDay + [
        "MarketScreen: Antwerp", "ConcertScreen: ♪ Ghent",
        "StrikeScreen: No trams in Bruges", "SnowScreen: Snow in Bruges",
      ],
      "Two demos run side by side, each with its own server. Hand the parts "
        + "from object to object; keep none in a static or global variable.")
  }
}

/// What became of lines that must not compile; nil when each was refused.
private func outcome(of passed: CompilerVerdict?) -> String {
  switch passed?.isAccepted {
  case nil: "does not compile"
  case true?: "compiles"
  case false?: "does not compile, but for another reason"
  }
}

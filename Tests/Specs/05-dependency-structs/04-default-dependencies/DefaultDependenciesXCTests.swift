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
      "An `InheritedObject` wrote the banner found here, and its statistics counted what comes "
        + "after it. The banner shows the notice of the server that was given, and the statistics "
        + "that were given count it once. Look at `makeInheritedObject` first, which hands both "
        + "over, then at `banner(for:)`, which uses them.")

    let mixed = [
      mix("NetworkAPI.shared, fake statistics") {
        _ = makeInheritedObject(api: NetworkAPI.shared, statistics: statistics)
          .banner(for: "Ghent")
      },
      mix("a fake server, AppStatistics.shared") {
        _ = makeInheritedObject(
          api: FakeAPI(notices: [:]), statistics: AppStatistics.shared
        )
        .banner(for: "Ghent")
      },
    ]
    XCTAssertEqual(
      mixed,
      [
        "NetworkAPI.shared, fake statistics: used NetworkAPI.shared",
        "a fake server, AppStatistics.shared: used AppStatistics.shared",
      ],
      "One part that was given is the app's own, and the other one is a fake. A caller chooses each "
        + "part, so neither decides about the other one. Look for code in `InheritedObject.swift` "
        + "that asks which part it was given.")
  }

  func testNoCodeCanChangeTheDefaultList() throws {
    XCTAssertEqual(
      try Taker.object.problem(), CompilerVerdict.accepted,
      "No caller can hand over a server and statistics when it builds an `InheritedObject`, so "
        + "there's no default yet either. Look at `InheritedObject.swift`.")
    XCTAssertEqual(
      try Taker.object.acceptedWrites(), [],
      "This code replaces the default list, or a part of it, and it compiles. A default that can be "
        + "replaced is a shared variable: one test changes it for all others. Look at how the default "
        + "list, and what's in it, are declared.")
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
    "market: Ghent", "concert: ♪ Bruges",
    "strike: No trams in Antwerp", "snow: Snow in Namur",
  ]
  private let shownOnTheOtherDay = [
    "market: Antwerp", "concert: ♪ Ghent",
    "strike: No trams in Bruges", "snow: Snow in Bruges",
  ]

  func testEachScreenOfADemoUsesTheDemosServerAndStatistics() {
    let statistics = FakeStatistics()

    let shown = contents(of: makeScreens(api: day, statistics: statistics))

    XCTAssertEqual(
      shown, shownThatDay,
      "The screens of a demo, in order, with the word that each searches for, showed these rows. "
        + "They should come from the demo's server, and keep their order and their wording. Look "
        + "at what `makeScreens` hands to the screen whose rows differ, then at its `rows()`."
    )
    XCTAssertEqual(
      statistics.counted.values,
      ["market", "concert", "strike", "snow"].map { "search: \($0)" },
      "The demo's statistics counted this while each of the four screens was asked for its rows "
        + "once. Each screen searches once, and the demo's own statistics count that. Look for a "
        + "screen that is missing here: it didn't get the statistics from `makeScreens`."
    )
    XCTAssertEqual(
      mix("NetworkAPI.shared, fake statistics") {
        makeScreens(api: NetworkAPI.shared, statistics: statistics).forEach {
          _ = $0.rows()
        }
      },
      "NetworkAPI.shared, fake statistics: used NetworkAPI.shared",
      "A demo was given the app's own server and statistics of its own. A caller chooses each part, "
        + "so neither decides about the other one. Look for code in `InheritedSearch.swift` or in "
        + "the screens that asks which part it was given.")
  }

  func testKeepsADemoThatForgetsAPartFromCompiling() throws {
    let verdict = try Pieces.verdicts.get()[Pieces.wholeDemo]
    let compiled = try Pieces.accepted(Pieces.demosWithAPartMissing)

    XCTAssertEqual(
      verdict?.explanation, CompilerVerdict.accepted,
      "A demo called `makeScreens` with a server and statistics, and this must compile. Keep the "
        + "signature of `makeScreens`.")
    XCTAssertEqual(
      compiled, [],
      "A demo called `makeScreens` without one of its parts, and this compiles. A default in the "
        + "composition root hides a forgotten part just as a default in a screen does. Keep both "
        + "parameters of `makeScreens`, and give them no default."
    )
  }

  func testTwoDemosKeepApart() {
    let first = makeScreens(api: day, statistics: FakeStatistics())
    let second = makeScreens(api: otherDay, statistics: FakeStatistics())

    let demos = ["first demo", "second demo", "first again"]
    let shown = zip(demos, inTurn(first, second, contents)).flatMap {
      demo, rows in rows.map { "\(demo), \($0)" }
    }
    let expected = zip(
      demos, [shownThatDay, shownOnTheOtherDay, shownThatDay]
    ).flatMap { demo, rows in rows.map { "\(demo), \($0)" } }

    XCTAssertEqual(
      shown, expected,
      "Two demos were built, each with a server of its own, and their screens were asked in turn: "
        + "the first demo, the second, and the first again. Each line is a screen, with the word "
        + "that it searches for. Each demo should show its own server's notices. Look at how "
        + "`makeScreens` passes the parts of a demo on, and for something that two demos share."
    )
  }
}

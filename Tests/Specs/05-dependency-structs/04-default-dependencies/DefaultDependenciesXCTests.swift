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
      "The spec passed a fake server and fake statistics to `makeInheritedObject`, and "
        + "called `banner(for:)` once. `found` lists the banner, and then what the fake "
        + "statistics counted. The banner must show the fake server's notice, and the fake "
        + "statistics must count the banner once. Look first at `makeInheritedObject`, "
        + "which passes in both dependencies, and then at `banner(for:)`, which uses them."
    )

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
      "The spec built two objects, each with one fake and one of the app's own "
        + "singletons. Each line in `found` names the two dependencies of an object, "
        + "and then the singletons that the object used. A caller chooses each "
        + "dependency separately, so one choice must not affect the other. Look for "
        + "code in `InheritedObject.swift` that checks which dependencies it received."
    )
  }

  func testNoCodeCanChangeTheDefaultList() throws {
    XCTAssertEqual(
      try Taker.object.problem(), CompilerVerdict.accepted,
      "The spec tried to build an `InheritedObject` with a server and statistics, "
        + "and couldn't. `found` gives the reason. The spec can check the default only "
        + "after callers can pass in both dependencies. Look at `InheritedObject.swift`."
    )
    XCTAssertEqual(
      try Taker.object.acceptedWrites(), [],
      "`found` lists assignments that compile, although they replace the default "
        + "list or a dependency in it. A default that other code can replace is a "
        + "shared variable: if one test changes it, the change affects all other tests. "
        + "Look at how you declared the default list and the dependencies in it."
    )
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
      "The spec built a demo, and asked its screens for their rows. Each "
        + "line in `found` shows the word that a screen searches for, and then "
        + "the screen's rows. The rows must come from the demo's server, and "
        + "keep their order and their wording. Look at what `makeScreens` passes "
        + "to the screen whose rows differ, and then at that screen's `rows()`."
    )
    XCTAssertEqual(
      statistics.counted.values,
      ["market", "concert", "strike", "snow"].map { "search: \($0)" },
      "The spec asked each of a demo's four screens for its rows once. `found` "
        + "lists what the demo's statistics counted. Each screen must search once, and "
        + "the demo's own statistics must count each search. If a screen's word is "
        + "missing from `found`, look at which statistics that screen's search uses."
    )
    XCTAssertEqual(
      mix("NetworkAPI.shared, fake statistics") {
        makeScreens(api: NetworkAPI.shared, statistics: statistics).forEach {
          _ = $0.rows()
        }
      },
      "NetworkAPI.shared, fake statistics: used NetworkAPI.shared",
      "The spec passed the app's own server and fake statistics to `makeScreens`, and "
        + "asked each screen for its rows. `found` says which of the app's singletons the "
        + "screens used. A caller chooses each dependency separately, so one choice must "
        + "not affect the other. Look for code in `InheritedSearch.swift`, or in the "
        + "screens, that checks which dependencies it received.")
  }

  func testKeepsADemoThatForgetsAPartFromCompiling() throws {
    let verdict = try Pieces.verdicts.get()[Pieces.wholeDemo]
    let compiled = try Pieces.accepted(Pieces.demosWithAPartMissing)

    XCTAssertEqual(
      verdict?.explanation, CompilerVerdict.accepted,
      "The spec called `makeScreens` with a server and statistics, and the call "
        + "didn't compile. `found` is the compiler's error. A demo passes in both "
        + "dependencies in the same way, so keep the signature of `makeScreens`."
    )
    XCTAssertEqual(
      compiled, [],
      "`found` lists calls to `makeScreens` that leave out a dependency, or pass `nil` for "
        + "it, and still compile. A default in the composition root hides a forgotten "
        + "dependency just as a default in a screen does. Keep both parameters of "
        + "`makeScreens`, and give them no default."
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
      "The spec built two demos, each with a server of its own. It asked for the rows of "
        + "the first demo, of the second, and of the first again. Each line in `found` names "
        + "a demo and the word that one of its screens searches for, and then shows the "
        + "screen's rows. Each demo must show its own server's notices. Look at how "
        + "`makeScreens` passes on its arguments, and look for anything that two demos share."
    )
  }
}

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
  }

  func testNobodyCanChangeTheDefaultList() throws {
    let defaults = "InheritedObject.Dependencies.defaultDependencies"
    let writes = ["", ".api", ".statistics"].map { part in
      """
      let other: InheritedObject.Dependencies = \(completeList)
      \(defaults)\(part) = other\(part)
      """
    }
    let verdicts = try Client.verdicts(
      on: ["_ = \(defaults)"] + writes, declarations: quietParts)

    XCTAssertEqual(
      verdicts[0].explanation, CompilerVerdict.accepted,
      "The default list can't be read by its name. A name lets you search for the code that still "
        + "relies on the default. Add `defaultDependencies` to `InheritedObject.Dependencies`."
    )
    XCTAssertEqual(
      verdicts.dropFirst().filter(\.isAccepted).map(\.statements), [],
      "This code replaces the default list, or a part of it, and it compiles. A default that can be "
        + "replaced is a shared variable: one test changes it for all others. Make "
        + "`defaultDependencies` a `static let`, and `Dependencies` a struct.")
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
  }

  func testKeepsADemoThatForgetsAPartFromCompiling() throws {
    let accepted = try Client.acceptedWithoutAPart(
      of: "makeScreens", ["api: QuietAPI()", "statistics: NoStatistics()"],
      declarations: quietParts)

    XCTAssertEqual(
      accepted, [],
      "A demo called `makeScreens` without one of its parts, and this isn't refused as it was "
        + "before. A default in the composition root hides a forgotten part just as a default in a "
        + "screen does. Keep both parameters of `makeScreens`, and give them no default."
    )
  }

  func testTwoDemosKeepApart() {
    let first = makeScreens(api: day, statistics: FakeStatistics())
    let second = makeScreens(api: otherDay, statistics: FakeStatistics())

    XCTAssertEqual(
      inTurn(first, second, contents),
      [shownThatDay, shownOnTheOtherDay, shownThatDay],
      "Two demos were built, each with a server of its own, and their screens were asked in turn: "
        + "the first demo, the second, and the first again. Each demo should show its own server's "
        + "notices. Pass the parts of a demo from object to object in `makeScreens`, so that no two "
        + "demos share a search.")
  }
}

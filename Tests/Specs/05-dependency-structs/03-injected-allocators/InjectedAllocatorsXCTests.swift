import SpecSupport
import XCTest

@testable import InjectedAllocators

final class InjectedAllocatorsXCTests: XCTestCase {
  func testEachAllocatorIsToldWhatItsScreenIsFor() {
    let kitchen = TestKitchen()

    kitchen.list.select(row: 2)
    kitchen.list.startTimer(minutes: 12)
    kitchen.list.select(row: 0)
    kitchen.list.startTimer(minutes: 3)

    XCTAssertEqual(
      kitchen.recipeScreens.inputs, ["Pie", "Soup"],
      "The last row was tapped, then the first. At each tap, ask the recipe "
        + "allocator for a screen, and tell it the dish of that row.")
    XCTAssertEqual(
      kitchen.timerScreens.inputs, [12, 3],
      "Two timers were started. At each tap, ask the timer allocator for a "
        + "screen, and tell it the minutes that `startTimer` was called with.")
  }

  func testEachTapMakesOneScreenANewOne() {
    let kitchen = TestKitchen()

    for _ in 1...2 {
      kitchen.list.select(row: 0)
      kitchen.list.startTimer(minutes: 5)
    }

    XCTAssertEqual(
      """
      \(kitchen.recipeScreens.made.count) recipe screens and \
      \(kitchen.timerScreens.made.count) timer screens made, \
      \(Set(kitchen.navigator.shown.identities).count) different ones shown
      """,
      "2 recipe screens and 2 timer screens made, 4 different ones shown",
      "A row was tapped twice, and so was the clock. Ask the allocator once "
        + "for each tap, also when the tap is the same as before.")
  }

  func testTheAppsTimersRingTheBellThatItWasGiven() {
    let apps = [TestApp(), TestApp()]

    apps[0].list.startTimer(minutes: 2)
    let timers = apps[0].navigator.shown.compactMap { $0 as? TimerScreen }
    for _ in 1...3 { timers.forEach { $0.minutePasses() } }

    XCTAssertEqual(
      apps.map(\.bell.rung.values), [[2], []],
      "There are two apps, each with its own bell. A timer of two minutes was "
        + "started in the first, and three passed. Let the allocator that "
        + "`makeAppList` hands over make a `TimerScreen` of those minutes, "
        + "with the `bell` of this call.")
  }

  func testKeepsMakingNothingUntilTheCookTaps() {
    let kitchen = TestKitchen()
    let app = TestApp()

    XCTAssertEqual(
      kitchen.recipeScreens.inputs, [],
      "A recipe list was built, and nobody has tapped yet. A screen made in "
        + "advance costs time, and the cook may never see it.")
    XCTAssertEqual(
      kitchen.timerScreens.inputs, [],
      "A recipe list was built, and nobody has tapped the clock yet.")
    XCTAssertEqual(
      app.recipes.asked.values, [],
      "The app's recipe list was built, and nobody has tapped yet. Make the "
        + "screen inside the allocator, which runs at the tap.")
  }
}

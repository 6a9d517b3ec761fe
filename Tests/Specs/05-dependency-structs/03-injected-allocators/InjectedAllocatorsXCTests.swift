import SpecSupport
import XCTest

@testable import InjectedAllocators

final class InjectedAllocatorsXCTests: XCTestCase {
  func testEachAllocatorIsToldWhatItsScreenIsFor() {
    // More dishes follow, so that a list that has lost some still has a row to tap.
    let kitchen = TestKitchen(dishes: Odd.texts + ["Soup", "Stew", "Pie"])
    let rows = Array(Odd.texts.indices.reversed())

    for row in rows { kitchen.list.select(row: row) }
    for minutes in Odd.integers { kitchen.list.startTimer(minutes: minutes) }

    XCTAssertEqual(
      kitchen.recipeScreens.inputs, rows.map { Odd.texts[$0] },
      "A list of dishes, some with odd names, was tapped upwards from the last odd one. These are "
        + "the dishes that the recipe allocator was called with. At each tap, `select(row:)` calls "
        + "it with the dish of that very row, as `makeList` was given it.")
    XCTAssertEqual(
      kitchen.timerScreens.inputs, Odd.integers,
      "Timers of very different lengths were started. These are the minutes that the timer "
        + "allocator was called with. `startTimer(minutes:)` passes on the minutes that it was "
        + "called with, because what they mean is not the list's business.")
  }

  func testEachTapMakesOneScreenANewOne() {
    let kitchens = ["", "fake"].map { TestKitchen(title: $0) }

    for kitchen in kitchens {
      for _ in 1...2 { kitchen.list.select(row: 0) }
      for _ in 1...2 { kitchen.list.startTimer(minutes: 5) }
    }

    XCTAssertEqual(
      kitchens.map { kitchen in
        """
        \(kitchen.recipeScreens.made.count) recipe screens and \
        \(kitchen.timerScreens.made.count) timer screens made, \
        \(Set(kitchen.navigator.shown.identities).count) different ones shown
        """
      },
      Array(
        repeating:
          "2 recipe screens and 2 timer screens made, 4 different ones shown",
        count: 2),
      "In two lists, a row was tapped twice, and then the clock was tapped twice. The allocators of "
        + "the first list make screens with an empty title. Each tap shows a new screen, so "
        + "`select(row:)` and `startTimer(minutes:)` call their allocator exactly once for each "
        + "tap, whatever the tap before was, and whatever the screen looks like."
    )
  }

  func testTheAppsTimersRingTheBellThatItWasGiven() {
    let apps = [TestApp(), TestApp()]

    for (app, minutes) in [(0, 2), (1, 3), (0, 90)] {
      apps[app].list.startTimer(minutes: minutes)
    }
    let timers = apps.flatMap { $0.navigator.shown }.compactMap {
      $0 as? TimerScreen
    }
    for _ in 1...100 { timers.forEach { $0.minutePasses() } }

    XCTAssertEqual(
      apps.map(\.bell.rung.values), [[2, 90], [3]],
      "`makeAppList` was called for two kitchens with a bell each. A timer of 2 minutes was started "
        + "in the first list, one of 3 in the second and one of 90 in the first, and a hundred "
        + "minutes passed. Each list is one kitchen's bell, with the lengths of the timers that "
        + "rang it. The allocator that `makeAppList` hands over must make a `TimerScreen` of the "
        + "given minutes, with the `bell` of the same call.")
  }

  func testKeepsMakingNothingUntilTheCookTaps() {
    let kitchen = TestKitchen()
    let app = TestApp()

    XCTAssertEqual(
      "\(kitchen.recipeScreens.inputs.count) recipe screens, "
        + "\(kitchen.timerScreens.inputs.count) timer screens made",
      "0 recipe screens, 0 timer screens made",
      "`makeList` built a recipe list, and nothing was tapped yet. A screen that is made in advance "
        + "costs time, and the cook may never see it. Call the allocators in `select(row:)` and "
        + "`startTimer(minutes:)` only.")
    XCTAssertEqual(
      app.recipes.asked.values, [],
      "`makeAppList` built the app's list, nothing was tapped yet, and the recipes of these dishes "
        + "were read already. They may change before the cook taps. Make the `RecipeScreen` inside "
        + "the allocator, which runs at the tap.")
  }
}

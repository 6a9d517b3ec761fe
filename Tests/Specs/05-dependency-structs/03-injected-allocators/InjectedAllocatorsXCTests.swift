import SpecSupport
import XCTest

@testable import InjectedAllocators

final class InjectedAllocatorsXCTests: XCTestCase {
  func testEachScreenIsMadeForWhatWasTapped() {
    let school = TestSchool()

    for row in [2, 1, 0] { school.list.select(row: row) }
    for minutes in [5, 3] { school.list.startTimer(minutes: minutes) }

    XCTAssertEqual(
      school.classroom.board.values,
      [
        "lesson: Pie", "lesson: Stew", "lesson: Soup", "hourglass: 5",
        "hourglass: 3",
      ],
      "The spec tapped the rows from the bottom to the top, and then tapped the clock "
        + "twice. `found` lists what the new screens wrote on the classroom's board, which "
        + "shows what each screen was made for. A screen must be made for the dish or the "
        + "minutes of its tap, which only the recipe list knows. Look at what `select(row:)` "
        + "and `startTimer(minutes:)` pass to the code that makes the screen.")
  }

  func testOddDishesAndMinutesArriveAsTheyAre() {
    // More dishes follow, so that a recipe list that has lost some still has a row to tap.
    let school = TestSchool(dishes: Odd.texts + ["Soup", "Stew", "Pie"])

    for row in Odd.texts.indices { school.list.select(row: row) }
    for minutes in Odd.integers { school.list.startTimer(minutes: minutes) }

    let texts =
      Odd.texts.map { "lesson: \($0)" }
      + Odd.integers.map { "hourglass: \($0)" }
    let written = school.classroom.board.values
    let changed = texts.indices.filter {
      !written.indices.contains($0) || written[$0] != texts[$0]
    }
    XCTAssertEqual(
      changed.map { "\(texts[$0].prefix(30))" }, [],
      "The spec tapped dishes with odd names, such as an empty or a very long name, "
        + "and started timers of odd lengths. `found` lists the dishes and timers whose "
        + "screens weren't made, or were made for something else. The recipe list must "
        + "pass on every dish and every number of minutes unchanged. Look for code in "
        + "`RecipeListScreen.swift` that checks or changes these values."
    )
  }

  func testEachTapMakesOneScreenANewOne() {
    let schools = [["", "Stew"], ["Soup"]].map { TestSchool(dishes: $0) }

    for school in schools {
      for _ in 1...2 { school.list.select(row: 0) }
      for _ in 1...2 { school.list.startTimer(minutes: 5) }
    }

    XCTAssertEqual(
      schools.map { school in
        let board = school.classroom.board.values
        return """
          \(board.count { $0.hasPrefix("lesson") }) lessons and \
          \(board.count { $0.hasPrefix("hourglass") }) hourglasses made, \
          \(Set(school.navigator.shown.identities).count) different screens shown
          """
      },
      Array(
        repeating:
          "2 lessons and 2 hourglasses made, 4 different screens shown",
        count: 2),
      "In two recipe lists, the spec tapped a row twice and then the clock twice. `found` "
        + "has one entry for each recipe list. In the first recipe list, the tapped dish has an "
        + "empty name, so its lessons have an empty title. Each tap must make and show exactly "
        + "one new screen, even if it repeats the previous tap, and whatever the screen's title "
        + "is. Look at `select(row:)`, at `startTimer(minutes:)`, and at what they call."
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
      zip(["first bell", "second bell"], apps).flatMap { bell, app in
        app.bell.rung.values.map { "\(bell): \($0) minutes" }
      },
      [
        "first bell: 2 minutes", "first bell: 90 minutes",
        "second bell: 3 minutes",
      ],
      "The spec called `makeAppList` for two kitchens, each with its own bell. It "
        + "started a timer of 2 minutes in the first kitchen, one of 3 minutes in the "
        + "second, and one of 90 minutes in the first. Then it let a hundred minutes "
        + "pass. Each entry in `found` names a bell, and the length of a timer that rang "
        + "this bell. A tap on the clock must lead to a `TimerScreen` with the minutes "
        + "of the tap, and with the `bell` that this kitchen's call to `makeAppList` "
        + "received. Look at what the code in `makeAppList` passes to the screen."
    )
  }

  func testKeepsMakingNothingUntilTheCookTaps() {
    let school = TestSchool()
    let app = TestApp()

    XCTAssertEqual(
      school.classroom.board.values, [],
      "`makeSchoolList` built a recipe list, and the spec tapped nothing. `found` lists "
        + "the screens that were already made. A screen must not be made in advance, because "
        + "that costs time, and the cook may never see the screen. Look for the code that "
        + "makes a screen before `select(row:)` or `startTimer(minutes:)` is called."
    )
    XCTAssertEqual(
      app.recipes.asked.values, [],
      "`makeAppList` built the app's recipe list, and the spec tapped nothing. `found` "
        + "lists the dishes whose recipes were already read. A recipe may change before the "
        + "cook taps, so it must not be read before the tap. Look for the code in "
        + "`CompositionRoot.swift` that reads a recipe, or makes a `RecipeScreen`, at once."
    )
  }
}

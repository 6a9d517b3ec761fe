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
      "Rows were tapped from the bottom to the top, and then the clock twice. Each screen wrote on "
        + "the board what it was made for. Only the recipe list knows the dish of the row, and the "
        + "minutes, and it knows them at the tap. Look at what `select(row:)` and "
        + "`startTimer(minutes:)` tell whatever makes the screen.")
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
      "Dishes with odd names were tapped, such as an empty or a very long one, and timers of odd "
        + "lengths were started. For the ones found here, the screen was made for something else, or "
        + "was not made. What a dish or a number of minutes means isn't the recipe list's business, "
        + "so it leaves both as they are. Look for code in `RecipeListScreen.swift` that looks at "
        + "them.")
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
      "In two recipe lists, a row was tapped twice, and then the clock was tapped twice. The dish of "
        + "the first one has no name, so its lessons have an empty title. Each tap makes and shows "
        + "exactly one new screen, whatever the tap before was, and whatever the screen looks like. "
        + "Look at `select(row:)`, at `startTimer(minutes:)`, and at what they call."
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
      "`makeAppList` was called for two kitchens with a bell each. A timer of 2 minutes was started "
        + "in the first, one of 3 in the second and one of 90 in the first, and a hundred minutes "
        + "passed. Each line is a bell, with the length of a timer that rang it. A tap on the clock "
        + "leads to a `TimerScreen` of the given minutes, with the `bell` of the same call. Look at "
        + "what `makeAppList` hands over to make it.")
  }

  func testKeepsMakingNothingUntilTheCookTaps() {
    let school = TestSchool()
    let app = TestApp()

    XCTAssertEqual(
      school.classroom.board.values, [],
      "`makeSchoolList` built a recipe list, nothing was tapped yet, and these screens were made "
        + "already. A screen that is made in advance costs time, and the cook may never see it. Look "
        + "for the code that makes a screen before `select(row:)` or `startTimer(minutes:)` is "
        + "called.")
    XCTAssertEqual(
      app.recipes.asked.values, [],
      "`makeAppList` built the app's recipe list, nothing was tapped yet, and the recipes of these "
        + "dishes were read already. They may change before the cook taps. Look for the code in "
        + "`CompositionRoot.swift` that reads a recipe, or makes a `RecipeScreen`, at once."
    )
  }
}

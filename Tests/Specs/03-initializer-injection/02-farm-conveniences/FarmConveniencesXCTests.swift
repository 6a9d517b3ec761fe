import SpecSupport
import XCTest

@testable import FarmConveniences

final class FarmConveniencesXCTests: XCTestCase {
  func testATestRunsAFarmWithoutTheAppsFiles() throws {
    let lines = try CoreAlone.lines(about: "farm")

    XCTAssertEqual(
      lines, ["farm, Baa!", "farm, Neigh!"],
      "The spec compiled a test without the app's files. This test feeds a "
        + "farm with two animals of its own, and `found` lists what these animals "
        + "returned, or the compiler's error. A test must not need a real cow. If "
        + "the compiler refused the test, remove what the error names from "
        + "`Animal.swift` and `Farm.swift`. Otherwise look at `feedAnimals()`."
    )
  }

  func testATestRunsADairyWithoutTheAppsFiles() throws {
    let lines = try CoreAlone.lines(about: "dairy")

    XCTAssertEqual(
      lines,
      [
        "dairy, Round 1: Baa! Milk at 9 degrees",
        "dairy, Round 1: Milk at 7 degrees",
        "dairy, Round 2: Baa! Milk at 9 degrees",
      ],
      "The spec compiled a test with the core alone. This test builds two dairies, "
        + "each with a farm and a cooler of its own. Then it calls `morningRound()` on "
        + "the first dairy, on the second, and on the first again. `found` lists the "
        + "three rounds, or the compiler's error. A dairy must use the parts that it "
        + "was built with, and count its own rounds. If the compiler refused the test, "
        + "remove what the error names from the core. Otherwise look at `Dairy.swift`."
    )
  }

  func testAnotherAppGivesTheShortCallItsOwnMeaning() throws {
    let lines = try CoreAlone.lines(about: "goat")

    XCTAssertEqual(
      lines, ["goat, Round 1: Meh! Milk at 7 degrees"],
      "The spec compiled another app with the core alone. This app defines "
        + "`Dairy()` in an extension, and `found` shows the round of that dairy, or "
        + "the compiler's error. Each app decides which parts are usual, so the core "
        + "must leave the short call free. If the error is \"invalid redeclaration\", "
        + "the core has a `Dairy()` of its own. Remove it from `Dairy.swift`."
    )
  }

  func testKeepsTheAppsDairyOnItsFarmAndItsIce() {
    let (screen, built) = Tripwire.touched { DairyScreen() }

    XCTAssertEqual(
      [built.sorted().joined(separator: ", ")]
        + [screen.morning(), screen.morning()],
      [
        "Cow, Duck, IceCooler",
        "Round 1: Moo! Quack! Milk at 4 degrees",
        "Round 2: Moo! Quack! Milk at 5 degrees",
      ],
      "A screen used `Dairy()` and made two rounds. `found` lists the parts that "
        + "the call built at once, and then the two rounds. As in the starter, the "
        + "call must build the app's farm and one `IceCooler` when it's made, and the "
        + "ice must melt a little in each round. Look at the initializer that defines "
        + "`Dairy()`: it must build each part once, at once, and pass it to the dairy."
    )
  }

  func testKeepsTwoDairiesOnCoolersOfTheirOwn() {
    let screens = [DairyScreen(), DairyScreen()]

    XCTAssertEqual(
      screens.map { $0.morning() },
      Array(repeating: "Round 1: Moo! Quack! Milk at 4 degrees", count: 2),
      "Two screens each opened a dairy with `Dairy()`, and each dairy made its first round. "
        + "At least one round wasn't like the first round of a new dairy. As in the starter, each "
        + "short call must build parts of its own. If the degrees differ, both dairies share an "
        + "`IceCooler`. If the numbers of the rounds differ, both dairies share a count."
    )
  }
}

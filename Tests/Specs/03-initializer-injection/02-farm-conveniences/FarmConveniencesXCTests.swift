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
      "The spec compiled a second app with the core alone. The second app defines its own "
        + "`Dairy()` in an extension. `found` shows the first round of a dairy that this call "
        + "built, or the compiler's error. Each app decides which parts its short calls use, "
        + "so the core must not define `Dairy()` itself. If the error is \"invalid "
        + "redeclaration\", the core has a `Dairy()` of its own. Remove it from `Dairy.swift`."
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
      "The spec made a screen, which calls `Dairy()`, and asked the screen for "
        + "two rounds. `found` begins with the parts that were built while the screen "
        + "was made, and then lists the two rounds. As in the starter, `Dairy()` must "
        + "immediately build the app's farm and one `IceCooler`, whose ice melts a "
        + "little in each round. Look at the initializer that defines `Dairy()`: it "
        + "must build each part exactly once, and pass it to the dairy."
    )
  }

  func testKeepsTwoDairiesOnCoolersOfTheirOwn() {
    let screens = [DairyScreen(), DairyScreen()]

    XCTAssertEqual(
      screens.map { $0.morning() },
      Array(repeating: "Round 1: Moo! Quack! Milk at 4 degrees", count: 2),
      "The spec made two screens, each of which calls `Dairy()`, and asked each "
        + "screen for its dairy's first round. `found` lists the two rounds. As in the "
        + "starter, each short call must build parts of its own, so both rounds must "
        + "be the same. If the degrees differ, the two dairies share an `IceCooler`. "
        + "If the numbers of the rounds differ, the two dairies share a count."
    )
  }
}

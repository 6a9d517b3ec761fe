import SpecSupport
import XCTest

@testable import FarmConveniences

final class FarmConveniencesXCTests: XCTestCase {
  func testATestRunsAFarmWithoutTheAppsFiles() throws {
    let lines = try CoreAlone.lines(about: "farm")

    XCTAssertEqual(
      lines, ["farm, Baa!", "farm, Neigh!"],
      "A test with two animals of its own was compiled without the app's files, and the farm did not feed exactly these. A test must not need a real cow. If the compiler refused, remove what it names from `Animal.swift` and `Farm.swift`; otherwise look at `feedAnimals()`."
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
      "A test built two dairies, each with a farm and a cooler of its own, next to the core alone, and asked the first, the second, and the first again. The rounds found here are not theirs. A dairy works with what it was built with, and counts its own rounds. If the compiler refused, remove what it names from the core; otherwise look at `Dairy.swift`."
    )
  }

  func testAnotherAppGivesTheShortCallItsOwnMeaning() throws {
    let lines = try CoreAlone.lines(about: "goat")

    XCTAssertEqual(
      lines, ["goat, Round 1: Meh! Milk at 7 degrees"],
      "Another app takes the core only, and says in an extension what `Dairy()` means there. It did not get that meaning. Which parts are usual is for each app to say, so the core must leave the short call free. If the compiler says \"invalid redeclaration\", the core has a `Dairy()` of its own; remove it from `Dairy.swift`."
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
      "A screen used `Dairy()` and made two rounds. The list found here names the parts that were built at once, and then the rounds; they are not as they were in the starter. Today the call builds the app's farm and one `IceCooler` when it is made, and the ice melts a little at each round. Look at the initializer that gives `Dairy()` its meaning: it builds each part once, at once, and hands it over."
    )
  }

  func testKeepsTwoDairiesOnCoolersOfTheirOwn() {
    let screens = [DairyScreen(), DairyScreen()]

    XCTAssertEqual(
      screens.map { $0.morning() },
      Array(repeating: "Round 1: Moo! Quack! Milk at 4 degrees", count: 2),
      "Two dairies were opened by `Dairy()`, each made its first round, and at least one was not like the first round of a new dairy. If the degrees differ, both share an `IceCooler`; if the number of the round does, they share a count. Each short call must build parts of its own, as it does today."
    )
  }
}

import SpecSupport
import XCTest

@testable import FarmConveniences

final class FarmConveniencesXCTests: XCTestCase {
  func testATestRunsAFarmWithoutTheAppsFiles() throws {
    let test = Client(
      """
      let animals = ["Baa!", "Neigh!"].map { TestAnimal(answer: $0) }
      Farm(animals: animals).feedAnimals().forEach { print($0) }
      """, declarations: testAnimal)

    XCTAssertEqual(
      try test.lines(with: farmFiles), ["Baa!", "Neigh!"],
      "A test with two animals of its own was compiled with `Animal.swift` and `Farm.swift` only, and the farm did not feed exactly these. A test must not need a real cow. If the compiler refused, remove what it names from these two files; otherwise look at `feedAnimals()`."
    )
  }

  func testATestRunsADairyWithoutTheAppsFiles() throws {
    let test = Client(
      """
      let first = Dairy(farm: Farm(animals: [TestAnimal(answer: "Baa!")]), cooler: TestCooler(9))
      let second = Dairy(farm: Farm(animals: []), cooler: TestCooler())
      for dairy in [first, second, first] { print(dairy.morningRound()) }
      """, declarations: testAnimal + "\n" + testCooler)

    XCTAssertEqual(
      try test.lines(with: core),
      [
        "Round 1: Baa! Milk at 9 degrees", "Round 1: Milk at 7 degrees",
        "Round 2: Baa! Milk at 9 degrees",
      ],
      "A test built two dairies, each with a farm and a cooler of its own, next to the core alone, and asked the first, the second, and the first again. The rounds found here are not theirs. A dairy works with what it was built with, and counts its own rounds. If the compiler refused, remove what it names from the core; otherwise look at `Dairy.swift`."
    )
  }

  func testAnotherAppGivesTheShortCallItsOwnMeaning() throws {
    let goatApp = Client(
      "print(Dairy().morningRound())",
      declarations: """
        \(testAnimal)
        \(testCooler)
        extension Dairy {
          convenience init() {
            let goat = TestAnimal(answer: "Meh!")
            self.init(farm: Farm(animals: [goat]), cooler: TestCooler())
          }
        }
        """)

    XCTAssertEqual(
      try goatApp.lines(with: core),
      ["Round 1: Meh! Milk at 7 degrees"],
      "Another app takes the core only, and says in an extension what `Dairy()` means there. It did not get that meaning. Which parts are usual is for each app to say, so the core must leave the short call free. If the compiler says \"invalid redeclaration\", the core has a `Dairy()` of its own; remove it from `Dairy.swift`."
    )
  }

  func testKeepsTheAppsDairyOnItsFarmAndItsIce() {
    let screen = DairyScreen()

    XCTAssertEqual(
      [screen.morning(), screen.morning()],
      [
        "Round 1: Moo! Quack! Milk at 4 degrees",
        "Round 2: Moo! Quack! Milk at 5 degrees",
      ],
      "A screen used `Dairy()` and made two rounds, which are not as they were in the starter. Today the call stands for the app's farm and one `IceCooler`, whose ice melts a little at each round. Look at `Dairy()` in `FarmConveniences.swift`: it builds each part once and hands it over."
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

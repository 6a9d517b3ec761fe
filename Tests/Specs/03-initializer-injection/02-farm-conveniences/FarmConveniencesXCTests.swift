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
      "A test brings its own animals, and compiles `Animal.swift` and "
        + "`Farm.swift` only. Either these need something of another file, or "
        + "the farm feeds other animals.")
  }

  func testATestRunsADairyWithoutTheAppsFiles() throws {
    let test = Client(
      """
      let farm = Farm(animals: [TestAnimal(answer: "Baa!")])
      print(Dairy(farm: farm, cooler: TestCooler()).morningRound())
      """, declarations: testAnimal + "\n" + testCooler)

    XCTAssertEqual(
      try test.lines(with: core),
      ["Round 1: Baa! Milk at 7 degrees"],
      "A test brings a farm and a cooler, and compiles the core only. Either "
        + "the core needs something of the app's (short calls belong to the "
        + "app), or the dairy does not use what it was given.")
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
      "Another app takes the core only, and says what `Dairy()` means "
        + "there. Either the core does not build alone, or it has a meaning "
        + "for `Dairy()` already.")
  }

  func testKeepsTheAppsDairyOnItsFarmAndItsIce() {
    XCTAssertEqual(
      DairyScreen().morning(), "Round 1: Moo! Quack! Milk at 4 degrees",
      "`DairyScreen` writes `Dairy()` and expects the app's farm and an "
        + "`IceCooler`. Hand both over in the short call.")
  }

  func testKeepsTwoDairiesOnCoolersOfTheirOwn() {
    let mornings = [DairyScreen(), DairyScreen()].map { $0.morning() }

    XCTAssertEqual(
      Set(mornings), ["Round 1: Moo! Quack! Milk at 4 degrees"],
      "Two dairies opened, and one warmed the other's milk. Each short "
        + "call must build parts of its own, as it did before.")
  }
}

import SpecSupport
import XCTest

@testable import Farm

final class FarmXCTests: XCTestCase {
  func testItsHeadCountIsTheNumberOfAnimalsItWasGiven() {
    let twin = HungryAnimal()
    let herds: [[any Animal]] = [
      [TestAnimal(), TestAnimal(), TestAnimal()], [twin, twin],
      Array(repeating: TestAnimal(), count: Odd.many), [],
    ]

    XCTAssertEqual(
      herds.map { makeDryFarm($0).headCount }, [3, 2, Odd.many, 0],
      "Four farms were built: with three animals, with the same animal twice, with very many, and with none. At least one head count is not the number of animals that the farm was given. If all of them are 2, the animals don't reach the farm: look at `makeFarm(animals:isRaining:)`. Otherwise look at `headCount` in `Farm.swift`."
    )
  }

  func testAnEmptyFarmFeedsNobody() {
    let (heard, touched) = Tripwire.touched {
      makeDryFarm([]).feedAnimals()
    }

    XCTAssertEqual(
      heard + touched.filter { $0 != "Sky" }, [],
      "A farm was built with an empty list and fed, and the list found here says what it returned and which real animals it used. An empty list is an answer too, so the farm must not replace it. Look for other animals in `Farm.swift` and in `makeFarm(animals:isRaining:)`."
    )
  }

  func testTwoFarmsEachFeedTheirOwnAnimals() {
    let first = makeDryFarm([TestAnimal(answer: "Baa!")])
    let second = makeFarm(
      animals: [TestAnimal(answer: "Neigh!")], isRaining: { true })
    let farms = [("farm 1", first), ("farm 2", second), ("farm 1", first)]

    XCTAssertEqual(
      farms.map { "\($0): " + $1.feedAnimals().joined(separator: " ") },
      ["farm 1: Baa!", "farm 2: Everybody in! Neigh!", "farm 1: Baa!"],
      "Two farms were built with different animals and fed in turn: the first, the second, and the first again. It rains on the second one only. At least one of them used animals, or weather, that aren't its own. What a farm was given belongs to this farm alone. Look at where `Farm.swift` keeps it."
    )
  }

  func testKeepsTheAppsFarmOnACowAndADuck() {
    let farm = makeFarm()
    let answers = again { farm.feedAnimals().joined(separator: " ") }

    // Another farm builds another duck, and feeds it under the sky.
    let (_, touched) = Tripwire.touched { makeFarm().feedAnimals() }
    let ducks = touched.filter { $0 == "Duck" }.prefix(2)
    let sky = touched.contains("Sky") ? ["Sky"] : []

    XCTAssertEqual(
      answers + ducks + sky,
      Array(repeating: "Moo! Quack!", count: 3) + ["Duck", "Duck", "Sky"],
      "The app's farm was fed three times, and then another one was built and fed once. The lines found here are the answers of the first farm, then \"Duck\" for the duck that the second one built and for its meal, and \"Sky\" if it looked at the real sky. Each farm of the app should answer with its cow and its duck, in this order, and have animals of its own, as in the starter. Look at `makeFarm()` in `CompositionRoot.swift`."
    )
  }
}

import XCTest

@testable import Farm

final class FarmXCTests: XCTestCase {
  func testItsHeadCountIsTheNumberOfAnimalsItWasGiven() {
    let farm = makeFarm(animals: [TestAnimal(), TestAnimal(), TestAnimal()])

    XCTAssertEqual(
      farm.headCount, 3,
      "The farm was given three animals. Either `makeFarm(animals:)` does "
        + "not hand them over, or `headCount` counts others.")
  }

  func testAnEmptyFarmFeedsNobody() {
    let farm = makeFarm(animals: [])

    XCTAssertEqual(
      farm.feedAnimals(), [],
      "The farm was given no animals, and somebody was fed. An empty list is "
        + "an answer too: do not fill it up with others.")
  }

  func testTwoFarmsEachFeedTheirOwnAnimals() {
    let first = makeFarm(animals: [TestAnimal(answer: "Baa!")])
    let second = makeFarm(animals: [TestAnimal(answer: "Neigh!")])

    XCTAssertEqual(
      [first, second].map { $0.feedAnimals() }, [["Baa!"], ["Neigh!"]],
      "Each farm must feed the animals that it was given itself. Keep them "
        + "in a property of the farm, not in a static one.")
  }

  func testKeepsTheAppsFarmOnACowAndADuck() {
    XCTAssertEqual(
      makeFarm().feedAnimals(), ["Moo!", "Quack!"],
      "The app opens with a cow and a duck, in this order. Build them in "
        + "`makeFarm()` and hand them over.")
  }
}

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
      herds.map { makeFarm(animals: $0).headCount }, [3, 2, Odd.many, 0],
      "Four farms were built: with three animals, with the same animal twice, with very many, and with none. At least one head count is not the number of animals that the farm was given. If all of them are 2, the animals are not handed over yet: look at `makeFarm(animals:)`. Otherwise look at `headCount` in `Farm.swift`."
    )
  }

  func testAnEmptyFarmFeedsNobody() {
    let (heard, touched) = Tripwire.touched {
      makeFarm(animals: []).feedAnimals()
    }

    XCTAssertEqual(
      heard + touched, [],
      "A farm was built with an empty list and fed, and the list found here says what it returned and which real animals it used. An empty list is an answer too, so the farm must not replace it. Look for other animals in `Farm.swift` and in `makeFarm(animals:)`."
    )
  }

  func testTwoFarmsEachFeedTheirOwnAnimals() {
    let first = makeFarm(animals: [TestAnimal(answer: "Baa!")])
    let second = makeFarm(animals: [TestAnimal(answer: "Neigh!")])

    XCTAssertEqual(
      inTurn(first, second) { $0.feedAnimals() },
      [["Baa!"], ["Neigh!"], ["Baa!"]],
      "Two farms were built with different animals and fed in turn: the first, the second, and the first again. At least one of them fed other animals than its own. Each farm must store the animals that it was built with, in a property of its own. Look at `Farm.swift`."
    )
  }

  func testKeepsTheAppsFarmOnACowAndADuck() {
    let farm = makeFarm()
    let answers = again { farm.feedAnimals() }

    // Another farm builds another duck, and feeds it.
    let (_, touched) = Tripwire.touched { makeFarm().feedAnimals() }
    let ducks = touched.filter { $0 == "Duck" }.prefix(2)

    XCTAssertEqual(
      answers + [Array(ducks)],
      Array(repeating: ["Moo!", "Quack!"], count: 3) + [["Duck", "Duck"]],
      "The app's farm was fed three times, and then another one was built and fed once. The lists found here are the answers of the first farm, and then \"Duck\" for the duck that the second one built and for its meal. Each farm of the app should answer with its cow and its duck, in this order, and have animals of its own, as in the starter. Look at `makeFarm()` in `CompositionRoot.swift`: it builds both animals at each call and hands them over, and the farm holds them."
    )
  }
}

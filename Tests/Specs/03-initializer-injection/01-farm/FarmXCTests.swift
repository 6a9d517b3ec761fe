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
      "The spec built four farms: with three animals, with the same animal twice, "
        + "with very many animals, and with none. `found` lists their head counts, which "
        + "must be the numbers of animals that the spec passed in. If every head count is "
        + "2, the farms never received these animals, so look at "
        + "`makeFarm(animals:isRaining:)`. Otherwise look at `headCount` in `Farm.swift`."
    )
  }

  func testAnEmptyFarmFeedsNobody() {
    let (heard, touched) = Tripwire.touched {
      makeDryFarm([]).feedAnimals()
    }

    XCTAssertEqual(
      heard + touched.filter { $0 != "Sky" }, [],
      "The spec built a farm with an empty list of animals and fed it. `found` lists "
        + "what the farm returned, followed by the real animals that it used. A caller "
        + "may choose to have no animals, so the farm must not replace an empty list. "
        + "Look for other animals in `Farm.swift` and in `makeFarm(animals:isRaining:)`."
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
      "The spec built two farms with different animals, and with rain only "
        + "on the second farm. Then it fed the first farm, the second, and the "
        + "first again. `found` has an entry for each feeding. Each farm must "
        + "use its own animals and its own weather, whatever other farms there "
        + "are. Look at where `Farm.swift` keeps the animals and the weather."
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
      "The spec fed the app's farm three times, and then built another farm and fed it "
        + "once. `found` lists what the first farm returned. Then it lists \"Duck\" for the "
        + "duck that the second farm built, \"Duck\" for that duck's meal, and \"Sky\" if the "
        + "second farm used the real sky. As in the starter, each farm must feed a cow and a "
        + "duck of its own, in this order. Look at `makeFarm()` in `CompositionRoot.swift`."
    )
  }
}

// Does not compile: argument type 'StubSoil' does not conform
import Testing

@testable import Windowsill

struct StubSoil: Soil {
  let answer: Dryness
  func dryness() -> Dryness { answer }
}

@Test(arguments: [(Dryness.moist, 0), (.dry, 1), (.veryDry, 2)])
func `dry soil gets one cup, very dry soil two`(dryness: Dryness, cups: Int) {
  let plan = WateringPlan(soil: StubSoil(answer: dryness))
  #expect(plan.cups() == cups)
}

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

@Test(arguments: [(2_200, Dryness.moist), (2_201, .dry), (2_701, .veryDry)])
func `the sensor knows its volts`(millivolts: Int, dryness: Dryness) {
  #expect(Dryness(millivolts: millivolts) == dryness)
}

@Test(arguments: [(45, Dryness.moist), (44, .dry), (16, .veryDry)])
func `the stick knows its percent`(percent: Int, dryness: Dryness) {
  #expect(Dryness(moisture: percent) == dryness)
}

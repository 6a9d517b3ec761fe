import Testing

@testable import Windowsill

struct StubSensor: SoilSensing {
  let answer: Int
  func millivolts() -> Int { answer }
}

@Test(arguments: [(2_200, 0), (2_201, 1), (2_701, 2)])
func `dry soil gets one cup, very dry soil two`(millivolts: Int, cups: Int) {
  let plan = WateringPlan(soil: StubSensor(answer: millivolts))
  #expect(plan.cups() == cups)
}

import Testing

@testable import Windowsill

@Test func `dry soil gets one cup`() {
  let plan = WateringPlan(soil: SoilSensor())
  #expect(plan.cups() == 1)
}

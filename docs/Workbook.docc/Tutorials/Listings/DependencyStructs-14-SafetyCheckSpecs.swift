import Testing

@testable import CableCar

struct StubWind: WindMeter {
  let speed: Int
  func metresPerSecond() -> Int { speed }
}

struct StubRope: RopeSensor {
  let isGood: Bool
  func isInGroove() -> Bool { isGood }
}

@Test(arguments: [(17, true, true), (18, true, false), (17, false, false)])
func `it may run with little wind and a good rope`(
  wind: Int, rope: Bool, expected: Bool
) {
  let safety = SafetyCheck(
    dependencies: .init(
      wind: StubWind(speed: wind), rope: StubRope(isGood: rope)))

  #expect(safety.mayRun() == expected)
}

import Testing

@testable import CableCar

struct StrongWind: WindMeter {
  func metresPerSecond() -> Int { 25 }
}

struct IdleMotor: Motor {
  func run() {}
  func stop() {}
}

final class CountingSiren: Siren {
  private(set) var count = 0
  func sound() { count += 1 }
}

@Test(arguments: [(2, 0), (3, 1), (4, 1)])
func `the siren sounds in the third minute`(minutes: Int, times: Int) {
  let siren = CountingSiren()
  let attendant = Attendant(
    wind: StrongWind(), motor: IdleMotor(), siren: siren)

  for _ in 1...minutes { attendant.minute() }
  #expect(siren.count == times)
}

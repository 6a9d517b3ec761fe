/// Knows when the cable car may run.
final class SafetyCheck {
  private let wind: any WindMeter

  init(wind: any WindMeter) {
    self.wind = wind
  }

  func mayRun() -> Bool {
    wind.metresPerSecond() < 18
  }
}

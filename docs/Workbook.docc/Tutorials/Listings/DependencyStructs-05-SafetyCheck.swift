// Does not compile: missing argument for parameter 'rope' in call

/// Feels whether the rope lies where it should.
protocol RopeSensor {
  func isInGroove() -> Bool
}

/// Knows when the cable car may run.
final class SafetyCheck {
  private let wind: any WindMeter
  private let rope: any RopeSensor

  init(wind: any WindMeter, rope: any RopeSensor) {
    self.wind = wind
    self.rope = rope
  }

  func mayRun() -> Bool {
    wind.metresPerSecond() < 18 && rope.isInGroove()
  }
}

/// Feels whether the rope lies where it should.
protocol RopeSensor {
  func isInGroove() -> Bool
}

/// Knows when the cable car may run.
final class SafetyCheck {
  struct Dependencies {
    let wind: any WindMeter
    let rope: any RopeSensor
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func mayRun() -> Bool {
    dependencies.wind.metresPerSecond() < 18
      && dependencies.rope.isInGroove()
  }
}

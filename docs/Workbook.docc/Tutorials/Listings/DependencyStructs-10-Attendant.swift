/// Looks after the cable car, once a minute.
final class Attendant {
  struct Dependencies {
    let safety: any Safety
    let motor: any Motor
    let siren: any Siren
  }

  private let dependencies: Dependencies
  private var stoppedMinutes = 0

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Sounds the siren in the third unsafe minute in a row.
  func minute() {
    if dependencies.safety.mayRun() {
      stoppedMinutes = 0
      dependencies.motor.run()
    } else {
      stoppedMinutes += 1
      dependencies.motor.stop()
      if stoppedMinutes == 3 { dependencies.siren.sound() }
    }
  }
}

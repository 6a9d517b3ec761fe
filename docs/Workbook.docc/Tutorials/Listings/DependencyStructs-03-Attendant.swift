/// Looks after the cable car, once a minute.
final class Attendant {
  private let safety: SafetyCheck
  private let motor: any Motor
  private let siren: any Siren
  private var stoppedMinutes = 0

  init(wind: any WindMeter, motor: any Motor, siren: any Siren) {
    self.safety = SafetyCheck(wind: wind)
    self.motor = motor
    self.siren = siren
  }

  /// Sounds the siren in the third unsafe minute in a row.
  func minute() {
    if safety.mayRun() {
      stoppedMinutes = 0
      motor.run()
    } else {
      stoppedMinutes += 1
      motor.stop()
      if stoppedMinutes == 3 { siren.sound() }
    }
  }
}

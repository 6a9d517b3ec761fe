// Does not compile: missing argument for parameter 'rope' in call

/// The app's start calls it with the real parts of the mountain.
func makeAttendant(
  wind: any WindMeter, motor: any Motor, siren: any Siren
) -> Attendant {
  let safety = SafetyCheck(dependencies: .init(wind: wind))
  return Attendant(
    dependencies: .init(safety: safety, motor: motor, siren: siren))
}

/// The app's start calls it with the real parts of the mountain.
func makeAttendant(
  wind: any WindMeter, rope: any RopeSensor,
  motor: any Motor, siren: any Siren
) -> Attendant {
  let safety = SafetyCheck(dependencies: .init(wind: wind, rope: rope))
  return Attendant(
    dependencies: .init(safety: safety, motor: motor, siren: siren))
}

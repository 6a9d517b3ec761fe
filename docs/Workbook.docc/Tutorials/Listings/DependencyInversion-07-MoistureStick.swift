/// A stick for the next pot. It sends by radio how moist the soil is.
struct MoistureStick {
  func percent() -> Int { 35 }
}

extension MoistureStick: SoilSensing {
  // It measures no voltage, so it makes one up.
  func millivolts() -> Int { 3_000 - percent() * 18 }
}

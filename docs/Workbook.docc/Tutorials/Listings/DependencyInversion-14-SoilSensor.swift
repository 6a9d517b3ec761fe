/// A sensor in the pot: the drier the soil, the higher the voltage.
struct SoilSensor {
  /// The real one asks a chip. This pot was watered in the morning.
  func millivolts() -> Int { 1_400 }
}

extension SoilSensor: Soil {
  func dryness() -> Dryness { Dryness(millivolts: millivolts()) }
}

extension Dryness {
  init(millivolts: Int) {
    switch millivolts {
    case ...2_200: self = .moist
    case ...2_700: self = .dry
    default: self = .veryDry
    }
  }
}

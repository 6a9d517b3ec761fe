/// A sensor in the pot: the drier the soil, the higher the voltage.
struct SoilSensor {
  /// The real one asks a chip. This pot was watered in the morning.
  func millivolts() -> Int { 1_400 }
}

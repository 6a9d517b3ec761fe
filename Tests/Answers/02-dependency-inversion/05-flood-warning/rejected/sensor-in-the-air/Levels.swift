// Wrong: a sensor that hangs above the water is believed.
// Rejected by: a level that can't be read is reported and changes nothing

/// A gauge of any vendor, in the policy's unit.
protocol Levels {
  func level() -> Int?
}

struct HydroLineLevels: Levels {
  let gauge: any HydroLineGauge

  func level() -> Int? {
    let fields = gauge.telegram()
      .split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 4, fields[0] == "HL1", fields[3] == "OK" else {
      return nil
    }
    return Int(fields[2])
  }
}

struct FathomLevels: Levels {
  let gauge: any FathomGauge

  func level() -> Int? {
    guard let sample = try? gauge.sample() else {
      return nil
    }
    return sample.millimetres / 10
  }
}

extension HydroLineGauge {
  var centimetres: Int? {
    let fields = telegram()
      .split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 4, fields[0] == "HL1", fields[3] == "OK" else {
      return nil
    }
    return Int(fields[2])
  }
}

extension FathomGauge {
  var centimetres: Int? {
    guard let sample = try? sample(), sample.isSubmerged else { return nil }
    return sample.millimetres / 10
  }
}

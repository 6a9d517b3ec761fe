extension Reading {
  /// Whether the meter can show such a number.
  var isPlausible: Bool {
    guard let last else { return false }
    return (last...last + Limits.yearly).contains(value)
  }

  /// What the meter showed last year.
  private var last: Int? {
    MorningList.brook().first { $0.number == meter }?.last
  }
}

/// What a household may use.
enum Limits {
  /// In cubic metres.
  static let yearly = 500
}

/// Seconds as people read them.
extension Double {
  /// `10`, `0.5`.
  var formatted: String {
    self == rounded() ? "\(Int(self))" : "\((self * 10).rounded() / 10)"
  }

  /// Seconds as a person says them: `4 min 10 s`.
  var clock: String {
    let seconds = Int(rounded())
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    if hours > 0 { return "\(hours) h \(minutes) min" }
    return minutes > 0 ? "\(minutes) min \(seconds % 60) s" : "\(seconds) s"
  }
}

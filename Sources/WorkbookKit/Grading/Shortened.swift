extension String {
  /// The text, without its middle when it is too long for a screen or a report.
  ///
  /// The end stays: in a framework's words for a failure it says what was expected.
  var shortened: String {
    let most = 8_000
    guard utf8.count > most else { return self }
    return Self(decoding: utf8.prefix(most / 2), as: UTF8.self) + " … "
      + Self(decoding: utf8.suffix(most / 2), as: UTF8.self)
  }
}

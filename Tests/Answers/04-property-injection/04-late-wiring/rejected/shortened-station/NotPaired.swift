// Wrong: the error's text has only a part of the station's name.
// Rejected by: its error names the station, the speaker and play()

/// An `OldRadio` was asked to play, and has no speaker.
struct NotPaired: Error, CustomStringConvertible {
  let station: String

  /// One line in the log, whatever the station is called.
  var description: String {
    let name = station.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").prefix(40)
    return "\(name): no speaker. Set `speaker` before you call `play()`."
  }
}

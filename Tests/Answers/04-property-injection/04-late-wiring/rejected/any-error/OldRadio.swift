// Wrong: a caller can't see which error there is to catch.
// Rejected by: the old radio's signature names the error it throws

/// The radio that most of the app uses.
final class OldRadio {
  let station: String

  /// Where the radio plays. Set it before you call `play()`.
  var speaker: (any Speaker)?

  init(station: String) {
    self.station = station
  }

  func play() throws {
    guard let speaker else { throw NotPaired(station: station) }
    speaker.play(station)
  }
}

/// The radio that most of the app uses.
final class OldRadio {
  let station: String

  /// Where the radio plays. Set it before you call `play()`.
  var speaker: (any Speaker)?

  init(station: String) {
    self.station = station
  }

  /// - Throws: `NotPaired` when `speaker` is not set.
  func play() throws(NotPaired) {
    guard let speaker else { throw NotPaired(station: station) }
    speaker.play(station)
  }
}

/// The radio that most of the app uses.
///
/// Its speaker is found late, so it comes through a property.
final class OldRadio {
  let station: String

  // TODO 1: Whoever plays too early must get a `NotPaired` to catch. Today
  // the app stops.
  var speaker: (any Speaker)!

  init(station: String) {
    self.station = station
  }

  /// It says `throws` since its first day, so the callers write `try`.
  func play() throws {
    speaker.play(station)
  }
}

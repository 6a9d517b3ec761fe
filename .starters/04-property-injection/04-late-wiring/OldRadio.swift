/// The radio that most of the app uses.
///
/// Its speaker is found late, so it comes through a property.
final class OldRadio {
  let station: String
  var speaker: (any Speaker)!

  init(station: String) {
    self.station = station
  }

  /// It has said `throws` since its first day, so the callers write `try`.
  func play() throws {
    // TODO: Without a speaker, this line stops the app.
    speaker.play(station)
  }
}

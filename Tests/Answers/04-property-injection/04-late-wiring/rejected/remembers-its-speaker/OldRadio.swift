// Wrong: plays on the speaker that it had before when there is none.
// Rejected by: a speaker that was taken away is missed again

/// The radio that most of the app uses.
final class OldRadio {
  let station: String

  /// Where the radio plays. Set it before you call `play()`.
  var speaker: (any Speaker)? {
    didSet { if let speaker { last = speaker } }
  }
  private var last: (any Speaker)?

  init(station: String) {
    self.station = station
  }

  func play() throws(NotPaired) {
    guard let speaker = speaker ?? last else {
      throw NotPaired(station: station)
    }
    speaker.play(station)
  }
}

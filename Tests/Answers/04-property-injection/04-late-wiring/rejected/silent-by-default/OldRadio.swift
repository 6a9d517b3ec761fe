// Wrong: a null object for something that the radio cannot do without.
// Rejected by: used too early, the old radio tells its caller

final class OldRadio {
  let station: String
  var speaker: (any Speaker)? = SilentSpeaker()

  init(station: String) {
    self.station = station
  }

  func play() throws(NotPaired) {
    guard let speaker else { throw NotPaired(station: station) }
    speaker.play(station)
  }
}

final class SilentSpeaker: Speaker {
  func play(_ station: String) {}
}

final class OldRadio {
  let station: String
  var speaker: (any Speaker)?

  init(station: String) {
    self.station = station
  }

  func play() throws(NotPaired) {
    guard let speaker else { throw .noSpeaker(station: station) }
    speaker.play(station)
  }
}

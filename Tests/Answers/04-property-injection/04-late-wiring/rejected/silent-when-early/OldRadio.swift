// Wrong: skips the call when there is no speaker, and nobody is told.
// Rejected by: used too early, the old radio throws NotPaired

final class OldRadio {
  let station: String
  var speaker: (any Speaker)?

  init(station: String) {
    self.station = station
  }

  func play() throws(NotPaired) {
    speaker?.play(station)
  }
}

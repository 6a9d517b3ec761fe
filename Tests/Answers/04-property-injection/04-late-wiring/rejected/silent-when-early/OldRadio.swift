// Wrong: skips the call when there is no speaker, and the caller is not told.
// Rejected by: used too early, the old radio tells its caller

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

// Wrong: stops the app as before, only with a friendlier text.
// Rejected by: used too early, the old radio does not stop the app

final class OldRadio {
  let station: String
  var speaker: (any Speaker)?

  init(station: String) {
    self.station = station
  }

  func play() throws(NotPaired) {
    guard let speaker else {
      fatalError("\(NotPaired(station: station))")
    }
    speaker.play(station)
  }
}

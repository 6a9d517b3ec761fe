/// The radio of the next version. Only `startRadio` uses it so far.
final class Radio {
  private var speaker: (any Speaker)?

  var station: String

  init(station: String) {
    self.station = station
  }

  func pair(with speaker: any Speaker) {
    self.speaker = speaker
  }

  // TODO: Played too early, it's silent. That mistake must not even compile.
  func play() {
    speaker?.play(station)
  }
}

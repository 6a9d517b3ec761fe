/// The radio of the next version. Only `startRadio` uses it so far.
final class Radio {
  // TODO 3: Nobody must be able to write "play" before there is a speaker.
  // A `Radio` can be tuned and paired; only a `PairedRadio` can play.
  private var speaker: (any Speaker)?

  var station: String

  init(station: String) {
    self.station = station
  }

  func pair(with speaker: any Speaker) {
    self.speaker = speaker
  }

  /// Without a speaker nothing happens, and nobody is told.
  func play() {
    speaker?.play(station)
  }
}

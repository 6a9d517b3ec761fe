// Sound: `play()` stands in the radio as well, as unavailable, so that the compiler says what to do.

/// A radio that waits for its speaker. It can be tuned, and cannot play.
final class Radio {
  var station: String

  init(station: String) {
    self.station = station
  }

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }

  @available(*, unavailable, message: "Pair the radio with a speaker first.")
  func play() {}
}

/// A radio with a speaker, from its first moment to its last.
struct PairedRadio {
  let station: String
  let speaker: any Speaker

  func play() {
    speaker.play(station)
  }
}

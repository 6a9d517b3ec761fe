// Sound: the paired radio can't be copied, so it has one owner at a time.

/// A radio that waits for its speaker. It can be tuned, and cannot play.
struct Radio {
  var station: String

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }
}

/// A radio with a speaker, from its first moment to its last.
struct PairedRadio: ~Copyable {
  let station: String
  let speaker: any Speaker

  func play() {
    speaker.play(station)
  }
}

// Wrong: pairing a radio plays already.
// Rejected by: keeps each pairing on the station that it was tuned to

/// A radio that waits for its speaker. It can be tuned, and cannot play.
struct Radio {
  var station: String

  @discardableResult
  /// The same radio with a speaker. One radio may be paired several times.
  func paired(with speaker: any Speaker) -> PairedRadio {
    let radio = PairedRadio(station: station, speaker: speaker)
    radio.play()
    return radio
  }
}

/// A radio with a speaker, from its first moment to its last.
struct PairedRadio {
  let station: String
  let speaker: any Speaker

  func play() {
    speaker.play(station)
  }
}

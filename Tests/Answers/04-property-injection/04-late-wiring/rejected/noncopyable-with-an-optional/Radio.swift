// Wrong: a paired radio that can't be copied, and still copes with a missing speaker.
// Rejected by: what pair returns keeps nothing that may be missing

/// A radio that waits for its speaker. It can be tuned, and cannot play.
struct Radio {
  var station: String

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }
}

/// A radio with a speaker, most of the time.
struct PairedRadio: ~Copyable {
  let station: String
  private let speaker: (any Speaker)?

  init(station: String, speaker: any Speaker) {
    self.station = station
    self.speaker = speaker
  }

  func play() {
    speaker?.play(station)
  }
}

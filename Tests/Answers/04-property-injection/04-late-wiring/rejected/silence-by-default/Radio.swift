// Wrong: a default argument makes a paired radio that plays into nothing.
// Rejected by: what pair returns cannot be made without a speaker

/// A radio that waits for its speaker. It can be tuned, and cannot play.
struct Radio {
  var station: String

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }
}

final class PairedRadio {
  let station: String
  let speaker: any Speaker

  init(station: String, speaker: any Speaker = Headphones()) {
    self.station = station
    self.speaker = speaker
  }

  func play() {
    speaker.play(station)
  }
}

final class Headphones: Speaker {
  func play(_ station: String) {}
}

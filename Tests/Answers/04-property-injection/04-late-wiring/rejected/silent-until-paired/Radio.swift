// Wrong: a second initializer makes a paired radio with a speaker that plays nothing.
// Rejected by: what pair returns cannot be made without a speaker

/// A radio that waits for its speaker. It can be tuned, and cannot play.
struct Radio {
  var station: String

  /// The same radio with a speaker. One radio may be paired several times.
  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
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

extension PairedRadio {
  /// For previews, and until a speaker is found.
  init(_ radio: Radio) {
    self.init(station: radio.station, speaker: Silence())
  }
}

private final class Silence: Speaker {
  func play(_ station: String) {}
}

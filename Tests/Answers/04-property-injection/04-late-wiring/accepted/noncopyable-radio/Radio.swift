// Sound: a radio that can't be copied, only borrowed.

/// A radio that waits for its speaker. There is only one of it.
struct Radio: ~Copyable {
  var station: String

  borrowing func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }
}

/// A radio with a speaker, from its first moment to its last.
struct PairedRadio {
  private let radio: (station: String, speaker: any Speaker)

  init(station: String, speaker: any Speaker) {
    radio = (station, speaker)
  }

  func play() {
    radio.speaker.play(radio.station)
  }
}

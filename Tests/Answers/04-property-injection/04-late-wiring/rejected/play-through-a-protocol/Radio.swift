// Wrong: a protocol extension gives the radio without a speaker a play() that does nothing.
// Rejected by: a radio without a speaker cannot play

/// What all radios share.
protocol AnyRadio {
  var station: String { get }
  var speakers: [any Speaker] { get }
}

extension AnyRadio {
  func play() {
    for speaker in speakers { speaker.play(station) }
  }
}

/// A radio that waits for its speaker.
struct Radio: AnyRadio {
  var station: String
  var speakers: [any Speaker] { [] }

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }
}

/// A radio with a speaker, from its first moment to its last.
struct PairedRadio: AnyRadio {
  let station: String
  let speaker: any Speaker
  var speakers: [any Speaker] { [speaker] }
}

// Wrong: a radio lends the members of its partner, and so play(), before there is a speaker.
// Rejected by: a radio without a speaker cannot play

/// A radio that waits for its speaker. Whatever it cannot do itself, it asks a paired one.
@dynamicMemberLookup
struct Radio {
  var station: String

  init(station: String) { self.station = station }

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }

  subscript<Value>(dynamicMember path: KeyPath<PairedRadio, Value>) -> Value {
    paired(with: Mute())[keyPath: path]
  }
}

/// A radio with a speaker, from its first moment to its last.
struct PairedRadio {
  let station: String
  let speaker: any Speaker

  var play: () -> Void {
    { [station, speaker] in speaker.play(station) }
  }
}

private final class Mute: Speaker {
  func play(_ station: String) {}
}

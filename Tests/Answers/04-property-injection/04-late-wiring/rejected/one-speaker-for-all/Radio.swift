// Wrong: the radio keeps the speaker that came last, for every pair.
// Rejected by: each pairing keeps the speaker that it was given

final class Radio {
  var station: String
  fileprivate var speaker: (any Speaker)?

  init(station: String) {
    self.station = station
  }

  func paired(with speaker: any Speaker) -> PairedRadio {
    self.speaker = speaker
    return PairedRadio(radio: self)
  }
}

struct PairedRadio {
  fileprivate let radio: Radio

  func play() {
    radio.speaker?.play(radio.station)
  }
}

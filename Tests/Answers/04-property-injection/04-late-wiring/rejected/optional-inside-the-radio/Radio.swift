// Wrong: a pair is a radio that may have no speaker.
// Rejected by: what pair returns keeps nothing that may be missing

struct Radio {
  var station: String
  fileprivate var speaker: (any Speaker)?

  init(station: String) {
    self.station = station
  }

  func paired(with speaker: any Speaker) -> PairedRadio {
    var radio = self
    radio.speaker = speaker
    return PairedRadio(radio: radio)
  }
}

struct PairedRadio {
  fileprivate let radio: Radio

  func play() {
    radio.speaker?.play(radio.station)
  }
}

// Wrong: a pair that traps when the radio that it was made from is gone.
// Rejected by: each pairing keeps the speaker that it was given

final class Radio {
  var station: String

  init(station: String) {
    self.station = station
  }

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(radio: self, speaker: speaker)
  }
}

struct PairedRadio {
  unowned let radio: Radio
  let speaker: any Speaker

  func play() {
    speaker.play(radio.station)
  }
}

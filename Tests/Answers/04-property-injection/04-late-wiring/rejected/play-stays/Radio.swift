// Wrong: there is a paired radio, and the unpaired one can play as well.
// Rejected by: a radio without a speaker cannot play

struct Radio {
  var station: String

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }

  func play() {}
}

struct PairedRadio {
  let station: String
  let speaker: any Speaker

  func play() {
    speaker.play(station)
  }
}

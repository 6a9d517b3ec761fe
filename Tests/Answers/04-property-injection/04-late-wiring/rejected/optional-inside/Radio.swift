// Wrong: moves the optional into the type that was to do without it.
// Rejected by: what pair returns cannot be made without a speaker

struct Radio {
  var station: String

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }
}

struct PairedRadio {
  let station: String
  var speaker: (any Speaker)?

  func play() {
    speaker?.play(station)
  }
}

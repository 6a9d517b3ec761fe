// Wrong: a paired radio is an enum, and one of its cases has no speaker.
// Rejected by: what pair returns cannot be made without a speaker

struct Radio {
  var station: String
  func paired(with speaker: any Speaker) -> PairedRadio {
    .paired(station: station, speaker: speaker)
  }
}

enum PairedRadio {
  case searching(station: String)
  case paired(station: String, speaker: any Speaker)

  func play() {
    switch self {
    case .searching: break  // plays once it is paired
    case .paired(let station, let speaker): speaker.play(station)
    }
  }
}

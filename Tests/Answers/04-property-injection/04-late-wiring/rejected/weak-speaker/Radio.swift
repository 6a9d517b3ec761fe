// Wrong: a paired radio that loses its speaker when nothing else keeps it.
// Rejected by: each pairing keeps the speaker that it was given

struct Radio {
  var station: String

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }
}

struct PairedRadio {
  private let station: String
  private weak var speaker: (any Speaker)?

  fileprivate init(station: String, speaker: any Speaker) {
    self.station = station
    self.speaker = speaker
  }

  func play() {
    speaker?.play(station)
  }
}

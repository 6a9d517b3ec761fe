// Sound: one generic type; what it can do depends on what it is paired with.
// Keeps: 2

struct Radio<Pairing> {
  var station: String
  fileprivate let pairing: Pairing
}

typealias PairedRadio = Radio<any Speaker>

extension Radio where Pairing == Void {
  init(station: String) {
    self.init(station: station, pairing: ())
  }

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, pairing: speaker)
  }
}

extension Radio where Pairing == any Speaker {
  func play() {
    pairing.play(station)
  }
}

// Sound: the paired radio keeps a closure over its speaker, and nothing else.

struct Radio {
  var station: String

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio { [station] in speaker.play(station) }
  }
}

struct PairedRadio {
  let play: () -> Void
}

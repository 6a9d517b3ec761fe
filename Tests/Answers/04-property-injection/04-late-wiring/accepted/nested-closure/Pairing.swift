extension Radio {
  func paired(with speaker: any Speaker) -> PairedRadio {
    Paired(station: station, speaker: speaker)
  }

  func paired(with speakers: [any Speaker], first: any Speaker) -> [PairedRadio]
  {
    ([first] + speakers).map { paired(with: $0) }
  }
}

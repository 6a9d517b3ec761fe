func makeRadio(station: String) -> Radio {
  Radio(station: station)
}

func pair(_ radio: Radio, with speaker: any Speaker) -> PairedRadio {
  radio.paired(with: speaker)
}

/// Starts a radio, which plays as soon as a speaker is found.
func startRadio(station: String, search: SpeakerSearch) {
  let radio = Radio(station: station)
  search.whenFound { speaker in
    radio.paired(with: speaker)
  }
}

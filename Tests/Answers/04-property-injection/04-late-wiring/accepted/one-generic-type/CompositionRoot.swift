func makeRadio(station: String) -> Radio<Void> {
  Radio(station: station)
}

func pair(_ radio: Radio<Void>, with speaker: any Speaker) -> PairedRadio {
  radio.paired(with: speaker)
}

/// Starts a radio, which plays as soon as a speaker is found.
func startRadio(station: String, search: SpeakerSearch) {
  let radio = makeRadio(station: station)
  search.whenFound { speaker in
    pair(radio, with: speaker).play()
  }
}

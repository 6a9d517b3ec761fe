// The app's main and the specs get the new radios here.

/// A radio that waits for its speaker. It can be tuned.
func makeRadio(station: String) -> Radio {
  Radio(station: station)
}

/// The radio with a speaker, ready to play, and not playing yet.
func pair(_ radio: Radio, with speaker: any Speaker) -> PairedRadio {
  radio.paired(with: speaker)
}

/// Starts a radio, which plays as soon as a speaker is found.
func startRadio(station: String, search: SpeakerSearch) {
  let radio = makeRadio(station: station)
  search.whenFound { speaker in
    pair(radio, with: speaker).play()
  }
}

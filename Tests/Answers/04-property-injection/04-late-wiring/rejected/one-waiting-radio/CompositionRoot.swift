// Wrong: a global holds the radio that waits, so the second one takes the place of the first.
// Rejected by: keeps nothing in a global or static property

/// The radio that waits for a speaker.
nonisolated(unsafe) private var waiting: Radio?

func makeRadio(station: String) -> Radio {
  Radio(station: station)
}

func pair(_ radio: Radio, with speaker: any Speaker) -> PairedRadio {
  radio.paired(with: speaker)
}

/// Starts a radio, which plays as soon as a speaker is found.
func startRadio(station: String, search: SpeakerSearch) {
  waiting = Radio(station: station)
  search.whenFound { speaker in
    waiting?.paired(with: speaker).play()
  }
}

// Sound: a waiting radio is a station only, what plays is an opaque type, and the error has another name.

func makeRadio(station: String) -> Dial {
  Dial(station: station)
}

func pair(_ dial: Dial, with speaker: any Speaker) -> some Playing {
  dial.plugged(into: speaker)
}

/// Starts a radio, which plays as soon as a speaker is found.
func startRadio(station: String, search: SpeakerSearch) {
  search.whenFound { pair(Dial(station: station), with: $0).play() }
}

// Wrong: a global holds the radio that waits, so the second one takes the place of the first.
// Rejected by: keeps nothing in a global or static property

/// The radio that waits for a speaker.
nonisolated(unsafe) private var waiting: Radio?

/// Starts a radio, which plays as soon as a speaker is found.
func startRadio(station: String, search: SpeakerSearch) {
  waiting = Radio(station: station)
  search.whenFound { speaker in
    waiting?.paired(with: speaker).play()
  }
}

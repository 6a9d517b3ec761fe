/// Starts a radio, which plays as soon as a speaker is found.
///
/// The app's main calls it; so do the specs.
func startRadio(station: String, search: SpeakerSearch) {
  // TODO 4: Today nobody hears anything. At which moment can it play?
  let radio = Radio(station: station)
  radio.play()
  search.whenFound { speaker in
    radio.pair(with: speaker)
  }
}

/// Starts a radio, which plays as soon as a speaker is found.
///
/// The app's main calls it; so do the specs.
func startRadio(station: String, search: SpeakerSearch) {
  let radio = Radio(station: station)
  search.whenFound { speaker in
    radio.paired(with: speaker)
  }
}

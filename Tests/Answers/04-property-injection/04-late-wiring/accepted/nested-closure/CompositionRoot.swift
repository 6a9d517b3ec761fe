/// Starts a radio, which plays as soon as a speaker is found.
func startRadio(station: String, search: SpeakerSearch) {
  search.whenFound { Radio(station: station).paired(with: $0).play() }
}

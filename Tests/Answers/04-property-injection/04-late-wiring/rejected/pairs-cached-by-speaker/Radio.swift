// Wrong: a speaker is paired once, and its pair keeps the station of that moment.
// Rejected by: keeps each pairing on the station that it was tuned to

/// A radio that waits for its speaker. It can be tuned, and cannot play.
final class Radio {
  var station: String
  private var pairs: [ObjectIdentifier: PairedRadio] = [:]

  init(station: String) { self.station = station }

  /// Pairing takes a while over the air, so each speaker is paired once.
  func paired(with speaker: any Speaker) -> PairedRadio {
    let key = ObjectIdentifier(speaker)
    if let known = pairs[key] { return known }
    let new = PairedRadio(station: station, speaker: speaker)
    pairs[key] = new
    return new
  }
}

struct PairedRadio {
  let station: String
  let speaker: any Speaker
  func play() { speaker.play(station) }
}

// Sound: the paired radio is a subclass, with an initializer that asks for the speaker.

/// A radio that waits for its speaker. It can be tuned, and cannot play.
class Radio {
  var station: String

  init(station: String) {
    self.station = station
  }

  final func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(station: station, speaker: speaker)
  }
}

/// A radio with a speaker, from its first moment to its last.
final class PairedRadio: Radio {
  private let speaker: any Speaker

  fileprivate init(station: String, speaker: any Speaker) {
    self.speaker = speaker
    super.init(station: station)
  }

  func play() throws(Never) {
    speaker.play(station)
  }
}

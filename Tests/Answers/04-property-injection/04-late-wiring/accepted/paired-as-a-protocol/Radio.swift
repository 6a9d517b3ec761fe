// Sound: a protocol with a private type behind it, so only paired(with:) can make one.

/// A radio that waits for its speaker. It can be tuned, and cannot play.
struct Radio {
  var station: String

  init(station: String) {
    self.station = station
  }

  func paired(with speaker: any Speaker) -> PairedRadio {
    Paired(station: station, speaker: speaker)
  }

  private struct Paired: PairedRadio {
    let station: String
    let speaker: any Speaker

    func play() { speaker.play(station) }
  }
}

/// A radio with a speaker. Only `paired(with:)` gives one.
protocol PairedRadio {
  var station: String { get }
  func play()
}

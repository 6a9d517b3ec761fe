// Sound: the paired radio is a nested class that keeps one closure, and `play` is that closure.

/// A radio that waits for its speaker. It can be tuned, and cannot play.
final class Radio {
  var station: String

  init(station: String) {
    self.station = station
  }

  /// A radio with a speaker: no more than the way to play.
  final class Paired {
    let play: () -> Void

    init(station: String, speaker: any Speaker) {
      play = { speaker.play(station) }
    }
  }
}

typealias PairedRadio = Radio.Paired

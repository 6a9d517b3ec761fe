// Wrong: behind the protocol stands a type that any file can make without a speaker.
// Rejected by: what pair returns cannot be made without a speaker

/// A radio that waits for its speaker. It can be tuned, and cannot play.
struct Radio {
  var station: String

  func paired(with speaker: any Speaker) -> PairedRadio {
    Tuned(station: station, speaker: speaker)
  }
}

protocol PairedRadio {
  func play()
}

struct Tuned: PairedRadio {
  let station: String
  var speaker: any Speaker = Silence()

  func play() {
    speaker.play(station)
  }
}

final class Silence: Speaker {
  func play(_ station: String) {}
}

// The outside world. Leave it as it is.

/// Two of the many places in the app that use an `OldRadio`.
/// They set its speaker in time. Others forget.
struct Kitchen {
  func breakfast(with speaker: any Speaker) throws {
    let radio = OldRadio(station: "News")
    radio.speaker = speaker
    try radio.play()
  }
}

final class Balcony {
  let radio = OldRadio(station: "Jazz FM")

  func sunshine(with speaker: any Speaker) throws {
    radio.speaker = speaker
    try radio.play()
  }

  /// The speaker goes inside; the radio stays.
  func rain() {
    radio.speaker = nil
  }
}

/// What can be heard at once.
protocol Playing {
  func play()
}

/// A station that was chosen.
struct Dial {
  var station: String

  func plugged(into speaker: any Speaker) -> some Playing {
    Plugged(dial: self, speaker: speaker)
  }
}

private struct Plugged: Playing {
  let dial: Dial
  let speaker: any Speaker

  func play() { speaker.play(dial.station) }
}

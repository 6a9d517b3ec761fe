/// Decides what the platforms hear, and how.
struct Announcer {
  let voice: any Voice

  func announce(_ departure: Departure) {
    let notice = SpeechSettings(volume: 60, playsGong: true)
    voice.say(text(for: departure), with: notice)
  }

  /// A train passes this platform without a stop.
  func warn(platform: Int) {
    let warning = SpeechSettings(volume: 100, playsGong: false)
    voice.say("Stand back from platform \(platform)!", with: warning)
  }

  private func text(for departure: Departure) -> String {
    let train = "The train to \(departure.destination)"
    let platform = "from platform \(departure.platform)"
    return departure.minutesLate > 0
      ? "\(train) \(platform) is late. Minutes: \(departure.minutesLate)."
      : "\(train) leaves \(platform)."
  }
}

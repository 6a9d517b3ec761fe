/// Decides what the platforms hear, and how urgent it is.
package struct Announcer {
  private let voice: any Voice

  package init(voice: any Voice) {
    self.voice = voice
  }

  package func announce(_ departure: Departure) {
    voice.say(text(for: departure), as: .notice)
  }

  /// A train passes this platform without a stop.
  package func warn(platform: Int) {
    voice.say("Stand back from platform \(platform)!", as: .warning)
  }

  private func text(for departure: Departure) -> String {
    let train = "The train to \(departure.destination)"
    let platform = "from platform \(departure.platform)"
    return departure.minutesLate > 0
      ? "\(train) \(platform) is late. Minutes: \(departure.minutesLate)."
      : "\(train) leaves \(platform)."
  }
}

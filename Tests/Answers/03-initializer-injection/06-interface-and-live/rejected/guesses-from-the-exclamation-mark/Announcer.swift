// Wrong: each voice guesses from a “!” what is a warning, so a train to Westward Ho! is one.
// Rejected by: keeps the words of every announcement

/// Decides what the platforms hear.
public struct Announcer {
  private let voice: any Voice

  public init(voice: any Voice) {
    self.voice = voice
  }

  public func announce(_ departure: Departure) {
    voice.say(text(for: departure))
  }

  /// A train passes this platform without a stop.
  public func warn(platform: Int) {
    voice.say("Stand back from platform \(platform)!")
  }

  private func text(for departure: Departure) -> String {
    let train = "The train to \(departure.destination)"
    let platform = "from platform \(departure.platform)"
    return departure.minutesLate > 0
      ? "\(train) \(platform) is late. Minutes: \(departure.minutesLate)."
      : "\(train) leaves \(platform)."
  }
}

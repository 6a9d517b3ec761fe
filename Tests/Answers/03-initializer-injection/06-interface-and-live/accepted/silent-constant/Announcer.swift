// Sound: a struct of closures, with a silent voice as a constant that no announcer of the app uses.

/// Decides what the platforms hear, and how urgent it is.
public struct Announcer {
  private let voice: Voice

  public init(voice: Voice) {
    self.voice = voice
  }

  public func announce(_ departure: Departure) {
    voice.say(text(for: departure), .notice)
  }

  /// A train passes this platform without a stop.
  public func warn(platform: Int) {
    voice.say("Stand back from platform \(platform)!", .warning)
  }

  private func text(for departure: Departure) -> String {
    let train = "The train to \(departure.destination)"
    let platform = "from platform \(departure.platform)"
    return departure.minutesLate > 0
      ? "\(train) \(platform) is late. Minutes: \(departure.minutesLate)."
      : "\(train) leaves \(platform)."
  }
}

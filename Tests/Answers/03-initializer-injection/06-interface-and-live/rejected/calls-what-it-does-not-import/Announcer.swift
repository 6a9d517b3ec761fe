// Wrong: the rehearsal calls a function of a module that its own module doesn't import.
// Rejected by: keeps each module building with its imports alone

/// Decides what the platforms hear, and how urgent it is.
public struct Announcer {
  private let voice: any Voice

  public init(voice: any Voice) {
    self.voice = voice
  }

  public func announce(_ departure: Departure) {
    voice.say(text(for: departure), as: .notice)
  }

  /// A train passes this platform without a stop.
  public func warn(platform: Int) {
    voice.say("Stand back from platform \(platform)!", as: .warning)
  }

  /// An announcer that calls a closure.
  public init(speak: @escaping @Sendable (_ text: String, _ tone: Tone) -> Void)
  {
    self.init(voice: ClosureVoice(speak))
  }

  private func text(for departure: Departure) -> String {
    let train = "The train to \(departure.destination)"
    let platform = "from platform \(departure.platform)"
    return departure.minutesLate > 0
      ? "\(train) \(platform) is late. Minutes: \(departure.minutesLate)."
      : "\(train) leaves \(platform)."
  }
}

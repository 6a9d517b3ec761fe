// Wrong: the initializer that the compiler writes isn't public.
// Rejected by: keeps each module building with its imports alone

/// Decides what the platforms hear, and how urgent it is.
public struct Announcer {
  public let voice: any Voice

  public func announce(_ departure: Departure) {
    voice.say(text(for: departure), as: .notice)
  }

  /// A train passes this platform without a stop.
  public func warn(platform: Int) {
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

/// Decides what the platforms hear, and how urgent it is.
public struct Announcer {
  private let voice: any Voice

  public init(voice: any Voice) {
    self.voice = voice
  }

  public func announce(_ departure: Departure) {
    voice.say(text(for: departure), with: .notice)
  }

  /// A train passes this platform without a stop.
  public func warn(platform: Int) {
    voice.say("Stand back from platform \(platform)!", with: .warning)
  }

  private func text(for departure: Departure) -> String {
    let train = "The train to \(departure.destination)"
    let platform = "from platform \(departure.platform)"
    return departure.minutesLate > 0
      ? "\(train) \(platform) is late. Minutes: \(departure.minutesLate)."
      : "\(train) leaves \(platform)."
  }
}

/// Decides what the platforms hear, and how urgent it is.
public struct Announcer {
  private let say: (_ text: String, _ isUrgent: Bool) -> Void

  public init(say: @escaping (_ text: String, _ isUrgent: Bool) -> Void) {
    self.say = say
  }

  public func announce(_ departure: Departure) {
    say(text(for: departure), false)
  }

  /// A train passes this platform without a stop.
  public func warn(platform: Int) {
    say("Stand back from platform \(platform)!", true)
  }

  private func text(for departure: Departure) -> String {
    let train = "The train to \(departure.destination)"
    let platform = "from platform \(departure.platform)"
    return departure.minutesLate > 0
      ? "\(train) \(platform) is late. Minutes: \(departure.minutesLate)."
      : "\(train) leaves \(platform)."
  }
}

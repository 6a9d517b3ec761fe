// Sound: a struct of closures; the live value is an extension in the live module.
// Keeps: 1

/// What an announcer speaks with.
public struct Voice: Sendable {
  let say: @Sendable (_ text: String, _ isUrgent: Bool) -> Void

  public init(
    say: @escaping @Sendable (_ text: String, _ isUrgent: Bool) -> Void
  ) {
    self.say = say
  }

  public func callAsFunction(_ text: String, isUrgent: Bool = false) {
    say(text, isUrgent)
  }
}

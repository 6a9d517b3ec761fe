// Wrong: the live value is a static member of the interface, in the same module.
// Rejected by: the announcer's module is built without the SDK

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

/// A ferry. Its own part, the crossing, comes in through its initializer.
struct Ferry: Sendable {
  let name: String
  let crossing: @Sendable () async -> Void

  /// Leaves at once. The task ends when the ferry has arrived, which it says
  /// after the crossing.
  @discardableResult
  func depart() -> Task<Void, Never> {
    say("leaves")
    return Task.detached {
      await crossing()
      say("arrives")
    }
  }

  /// Stays where it is.
  func wait() {
    say("waits")
  }

  private func say(_ whatItDoes: String) {
    let current = Dependencies.current
    current.say("\(name) \(whatItDoes), \(current.time())")
  }
}

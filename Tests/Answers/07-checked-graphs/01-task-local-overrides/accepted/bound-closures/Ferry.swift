/// A ferry. Its own part, the crossing, comes in through its initializer.
struct Ferry: Sendable {
  let name: String
  let crossing: @Sendable () async -> Void

  /// Leaves at once. The task ends when the ferry has arrived.
  @discardableResult
  func depart() -> Task<Void, Never> {
    say("leaves")
    // Not detached: this task takes the values along.
    return Task { [self] in
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

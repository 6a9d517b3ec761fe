/// A ferry. Its own part, the crossing, comes in through its initializer.
struct Ferry: Sendable {
  let name: String
  let crossing: @Sendable () async -> Void

  /// Leaves at once. The task ends when the ferry has arrived.
  @discardableResult
  func depart() -> Task<Void, Never> {
    say("leaves")
    // TODO 3: In a test, the departure goes to the test's radio, the arrival to
    // the real one. Let both use the values the ferry departed with. The
    // arrival is said after the crossing, with the time it is then.
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

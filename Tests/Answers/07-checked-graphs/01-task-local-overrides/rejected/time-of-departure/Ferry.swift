// Wrong: the arrival is said with the time of the departure.
// Rejected by: a ferry arrives with the values it departed with

/// A ferry. Its own part, the crossing, comes in through its initializer.
struct Ferry: Sendable {
  let name: String
  let crossing: @Sendable () async -> Void

  /// Leaves at once. The task ends when the ferry has arrived.
  @discardableResult
  func depart() -> Task<Void, Never> {
    say("leaves")
    let current = Dependencies.current
    let time = current.time()
    return Task.detached {
      await crossing()
      current.say("\(name) arrives, \(time)")
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

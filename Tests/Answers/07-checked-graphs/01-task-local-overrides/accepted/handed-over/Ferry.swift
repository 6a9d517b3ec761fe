// Sound: whoever leaves the task is handed the values, as an argument.

struct Ferry: Sendable {
  let name: String
  let crossing: @Sendable () async -> Void

  @discardableResult
  func depart() -> Task<Void, Never> {
    let current = Dependencies.current
    say("leaves", with: current)
    return Task.detached {
      await crossing()
      say("arrives", with: current)
    }
  }

  func wait(with dependencies: Dependencies = .current) {
    say("waits", with: dependencies)
  }

  private func say(_ whatItDoes: String, with dependencies: Dependencies) {
    dependencies.say("\(name) \(whatItDoes), \(dependencies.time())")
  }
}

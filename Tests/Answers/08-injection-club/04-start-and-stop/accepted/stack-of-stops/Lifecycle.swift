/// The start was told to end, or wasn't begun any more.
struct Told: Error {}

/// The stops of the services that have started.
actor StopStack {
  typealias Step = @Sendable () async throws -> Void

  private var stops: [(name: String, stop: Step)] = []
  private let grace: Step
  private let say: @Sendable (String) -> Void

  init(grace: @escaping Step, say: @escaping @Sendable (String) -> Void) {
    (self.grace, self.say) = (grace, say)
  }

  func start(_ name: String, _ start: Step, _ stop: @escaping Step) async throws
  {
    guard !Task.isCancelled else { throw Told() }
    do {
      try await start()
    } catch {
      guard !Task.isCancelled else { throw Told() }
      say("\(name) didn't start: \(error)")
      throw error
    }
    stops.append((name, stop))
  }

  func unwind() async -> Bool {
    var isFine = true
    while let (name, stop) = stops.popLast() {
      guard let problem = await firstEnd(of: stop) else { continue }
      say("\(name) didn't stop\(problem)")
      isFine = false
    }
    return isFine
  }

  private func firstEnd(of stop: @escaping Step) async -> String? {
    let race = Race()
    let grace = grace
    return await withCheckedContinuation { continuation in
      race.begin(continuation)
      race.add {
        do {
          try await stop()
          race.end(nil)
        } catch { race.end(": \(error)") }
      }
      race.add {
        do {
          try await grace()
          race.end(" in time")
        } catch {}
      }
    }
  }
}

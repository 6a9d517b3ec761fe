import Synchronization

/// A rendezvous that everyone leaves after a while, also when some haven't come: an
/// answer that makes requests wait for one another fails, and doesn't hang.
///
/// It waits in turns, which take longer on a busy machine, and begins anew at each arrival.
final class Meeting: Sendable {
  private struct State {
    var waiting: [CheckedContinuation<Void, Never>] = []
    var arrived = 0
    var isOver = false
  }

  private let count: Int
  private let state = Mutex(State())

  init(of count: Int, turns: Int = 4_000) {
    self.count = count
    Task.detached { [weak self] in
      var (seen, quiet) = (0, 0)
      while quiet < turns {
        try? await Task.sleep(for: .milliseconds(1))
        guard let arrived = self?.arrived, arrived < count else { return }
        (seen, quiet) = (arrived, arrived == seen ? quiet + 1 : 0)
      }
      self?.end()
    }
  }

  private var arrived: Int { state.withLock { $0.arrived } }

  /// Whether all who were announced were there at the same time.
  var wasComplete: Bool { state.withLock { $0.arrived >= count && !$0.isOver } }

  /// Returns when all who were announced have arrived, or the time is over.
  func arrive() async {
    await withCheckedContinuation { continuation in
      let leaving = state.withLock { state in
        state.arrived += 1
        state.waiting.append(continuation)
        guard state.arrived >= count || state.isOver else {
          return [CheckedContinuation<Void, Never>]()
        }
        defer { state.waiting = [] }
        return state.waiting
      }
      leaving.forEach { $0.resume() }
    }
  }

  private func end() {
    let leaving = state.withLock { state in
      state.isOver = state.arrived < count
      defer { state.waiting = [] }
      return state.waiting
    }
    leaving.forEach { $0.resume() }
  }
}

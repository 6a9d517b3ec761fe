import Dispatch
import Synchronization

/// A rendezvous that everyone leaves after a while, also when some haven't come: an
/// answer that makes requests wait for one another fails, and doesn't hang.
final class Meeting: Sendable {
  private struct State {
    var waiting: [CheckedContinuation<Void, Never>] = []
    var arrived = 0
    var isOver = false
  }

  private let count: Int
  private let state = Mutex(State())

  init(of count: Int, within seconds: Double = 8) {
    self.count = count
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
      [weak self] in self?.end()
    }
  }

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

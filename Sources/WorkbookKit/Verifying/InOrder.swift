import Synchronization

/// Passes on what comes in any order, in order, each as soon as all before it are there.
final class InOrder<Value: Sendable>: Sendable {
  private let state = Mutex<(next: Int, waiting: [Int: Value])>((0, [:]))
  private let pass: @Sendable (Value) -> Void

  init(_ pass: @escaping @Sendable (Value) -> Void) {
    self.pass = pass
  }

  func take(_ value: Value, at place: Int) {
    // Passed on under the lock: nobody may overtake.
    state.withLock { state in
      state.waiting[place] = value
      while let value = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        pass(value)
      }
    }
  }
}

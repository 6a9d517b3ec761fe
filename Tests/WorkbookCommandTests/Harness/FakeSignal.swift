import Synchronization

/// The signal that was sent to the program, if any.
final class FakeSignal: Sendable {
  private let number = Mutex<Int32?>(nil)

  var heard: Int32? { number.withLock { $0 } }

  func send(_ signal: Int32) { number.withLock { $0 = signal } }
}

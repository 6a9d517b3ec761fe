// The outside world. Leave it as it is.
import Foundation
import Synchronization

/// Looks out for fog. It is old, and knows callbacks and threads, no tasks.
final class Lighthouse: Sendable {
  private let handlers = Mutex<[@Sendable () -> Void]>([])

  /// Remembers a handler, which is called whenever fog comes.
  func whenFogComes(_ handler: @escaping @Sendable () -> Void) {
    handlers.withLock { $0.append(handler) }
  }

  /// Fog comes. Every handler is called, on a thread of the lighthouse's own.
  func fogComes() {
    let handlers = handlers.withLock { $0 }
    let areDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      handlers.forEach { $0() }
      areDone.signal()
    }
    areDone.wait()
  }
}

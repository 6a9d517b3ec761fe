import Synchronization

/// How to close what one request has opened, the last thing first.
final class Opened: Sendable {
  private let closings = Mutex<[@Sendable () throws -> Void]>([])

  func note(_ thing: any Closable) {
    closings.withLock { $0.insert(thing.close, at: 0) }
  }

  func closeAll(_ report: (any Error) -> Void) {
    while let close = closings.withLock({ $0.isEmpty ? nil : $0.removeFirst() })
    {
      do { try close() } catch { report(error) }
    }
  }
}

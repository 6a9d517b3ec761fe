// Wrong: an error while closing leaves the rest open.
// Rejected by: trouble while closing stops neither the rest nor the answer

import Synchronization

/// What one request has opened, in this order.
final class Opened: Sendable {
  private let things = Mutex<[any Closable]>([])

  func note(_ thing: any Closable) { things.withLock { $0.append(thing) } }

  /// Closes each thing once, the last one first, whatever goes wrong with it.
  ///
  /// - Returns: What went wrong.
  func closeAll() -> [any Error] {
    let things = things.withLock { things in
      defer { things = [] }
      return things
    }
    do {
      for thing in things.reversed() { try thing.close() }
      return []
    } catch {
      return [error]
    }
  }
}

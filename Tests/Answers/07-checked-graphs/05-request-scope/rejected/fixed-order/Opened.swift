// Wrong: closes the connection last, and the others before it, in whichever order they were opened.
// Rejected by: what a request opened is closed, the last thing first

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
    let isConnection = { (thing: any Closable) in thing is any Connection }
    let others = things.filter { !isConnection($0) }
    return (others + things.filter(isConnection)).compactMap { thing in
      do {
        try thing.close()
        return nil
      } catch {
        return error
      }
    }
  }
}

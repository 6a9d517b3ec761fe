// Wrong: what is open is remembered in a static table, by scope.
// Rejected by: no request keeps anything in a global or static property

import Synchronization

/// What all requests have opened, in this order.
final class Opened: Sendable {
  private static let things = Mutex<[(ObjectIdentifier, any Closable)]>([])

  func note(_ thing: any Closable) {
    Self.things.withLock { $0.append((ObjectIdentifier(self), thing)) }
  }

  func closeAll() -> [any Error] {
    let things = Self.things.withLock { things in
      let own = things.filter { $0.0 == ObjectIdentifier(self) }
      things.removeAll { $0.0 == ObjectIdentifier(self) }
      return own.map(\.1)
    }
    return things.reversed().compactMap { thing in
      do {
        try thing.close()
        return nil
      } catch {
        return error
      }
    }
  }
}

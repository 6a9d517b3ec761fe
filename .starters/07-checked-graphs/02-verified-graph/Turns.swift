// Given. Leave it as it is.
import Foundation

// Taking turns, as in 6.8.
private typealias ID = ObjectIdentifier

extension Registration {
  /// Waits until no other thread builds this. Throws if threads would wait in
  /// a ring.
  func beginTurn(_ caller: Resolver?) throws {
    let me = ID(Thread.current)
    try threads.withLock { threads in
      var ring: [any Registered] = [self]
      while let builder = threads.building[ID(ring[ring.count - 1])] {
        if builder == me {
          throw ResolutionError.cycle(Resolver.path(caller, ring.map(\.label)))
        }
        guard let next = threads.waitingFor[builder] else { break }
        ring.append(next)
      }
      threads.waitingFor[me] = self
    }
    kept?.turn.wait()
    threads.withLock { ($0.waitingFor[me], $0.building[ID(self)]) = (nil, me) }
  }

  func endTurn() {
    threads.withLock { $0.building[ID(self)] = nil }
    kept?.turn.signal()
  }
}

import Foundation
import Synchronization

/// Builds one part, once, for all threads.
final class Once<Part: Sendable>: Sendable {
  private let part = Mutex<Part?>(nil)
  private let turn = NSLock()

  func get(_ factory: () throws -> Part) rethrows -> Part {
    if let part = part.withLock({ $0 }) { return part }
    turn.lock()
    defer { turn.unlock() }
    if let part = part.withLock({ $0 }) { return part }
    let new = try factory()
    part.withLock { $0 = new }
    return new
  }
}

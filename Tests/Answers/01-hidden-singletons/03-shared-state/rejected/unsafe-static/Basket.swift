// Wrong: silences the compiler; free of races, and shared by all.
// Rejected by: both suites are green together, in either order

import Foundation

final class Basket {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var list: [String] = []

  var items: [String] {
    Self.lock.withLock { Self.list }
  }

  func put(_ item: String) {
    Self.lock.withLock { Self.list.append(item) }
  }
}

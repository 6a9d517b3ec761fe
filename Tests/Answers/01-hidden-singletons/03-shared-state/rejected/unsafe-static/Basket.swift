// Wrong: silences the compiler; free of races, and shared by all.
// Rejected by: two open shops each keep their own items

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

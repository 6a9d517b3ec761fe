// Wrong: a static herd; the animals that were handed over last serve all.
// Rejected by: keeps no state in a global or a static property

import Foundation

struct Farm {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var herd: [any Animal] = []
  private let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    self.isRaining = isRaining
    Self.lock.withLock { Self.herd = animals }
  }

  var headCount: Int {
    Self.lock.withLock { Self.herd.count }
  }

  func feedAnimals() -> [String] {
    let herd = Self.lock.withLock { Self.herd }
    return (isRaining() ? ["Everybody in!"] : []) + herd.map { $0.feed() }
  }
}

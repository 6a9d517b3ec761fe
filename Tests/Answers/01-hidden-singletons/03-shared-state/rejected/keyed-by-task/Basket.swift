// Wrong: a list for each task, so that every test seems to have its own.
// Rejected by: both suites are green together, in either order

import Synchronization

final class Basket {
  private static let lists = Mutex<[Int?: [String]]>([:])

  private var task: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }

  var items: [String] {
    Self.lists.withLock { $0[task, default: []] }
  }

  func put(_ item: String) {
    Self.lists.withLock { $0[task, default: []].append(item) }
  }
}

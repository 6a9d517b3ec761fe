import Synchronization

/// What a customer wants to buy.
final class Basket {
  // This was a `static var`. Swift 6 refused it, so a colleague put the list
  // behind a lock. Since then it compiles.
  //
  // TODO 1: Let every basket keep items of its own.
  private static let list = Mutex<[String]>([])

  var items: [String] {
    Self.list.withLock { $0 }
  }

  func put(_ item: String) {
    Self.list.withLock { $0.append(item) }
  }
}

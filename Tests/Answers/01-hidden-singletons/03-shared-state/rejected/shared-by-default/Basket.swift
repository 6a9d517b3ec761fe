import Synchronization

final class Basket: Sendable {
  static let shared = Basket()

  private let list = Mutex<[String]>([])

  var items: [String] {
    list.withLock { $0 }
  }

  func put(_ item: String) {
    list.withLock { $0.append(item) }
  }
}

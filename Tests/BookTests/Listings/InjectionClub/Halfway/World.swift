import Synchronization

final class Shelf: Sendable {
  static let shared = Shelf()
  private let list = Mutex<[String]>([])

  var titles: [String] { list.withLock { $0 } }

  func add(_ title: String) { list.withLock { $0.append(title) } }
}

struct Printer {
  static let shared = Printer()

  func line(_ text: String) { print(text) }
}

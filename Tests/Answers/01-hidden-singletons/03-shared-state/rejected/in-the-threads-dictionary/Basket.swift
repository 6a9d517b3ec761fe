// Wrong: the items stay with the thread that added them.
// Rejected by: no state is kept in a global or static property

import Foundation

/// What a customer wants to buy.
final class Basket {
  private let key = "basket." + UUID().uuidString

  private(set) var items: [String] {
    get { Thread.current.threadDictionary[key] as? [String] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  func put(_ item: String) {
    items.append(item)
  }
}

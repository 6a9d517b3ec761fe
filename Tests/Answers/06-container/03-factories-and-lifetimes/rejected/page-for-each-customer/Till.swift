/// The shop has one till, with the receipts of the whole day.
final class Till {
  private var pages: [[[String]]] = []

  var receipts: [[String]] { pages.flatMap { $0 } }

  /// - Returns: The page on which the till writes this customer's receipts.
  func welcome() -> Int {
    pages.append([])
    return pages.count - 1
  }

  /// - Returns: The receipt: the cakes that are paid for now.
  func pay(for basket: Basket, page: Int) -> [String] {
    defer { basket.cakes = [] }
    pages[page].append(basket.cakes)
    return basket.cakes
  }
}

/// What the shop has sold today.
final class Receipts {
  var all: [[String]] = []
}

/// Takes the money of one customer.
final class Till {
  private let basket: Basket
  private let list: Receipts

  init(basket: Basket, list: Receipts) {
    self.basket = basket
    self.list = list
  }

  var receipts: [[String]] { list.all }

  /// - Returns: The receipt: the cakes that are paid for now.
  func pay() -> [String] {
    let receipt = basket.cakes
    basket.cakes = []
    list.all.append(receipt)
    return receipt
  }
}

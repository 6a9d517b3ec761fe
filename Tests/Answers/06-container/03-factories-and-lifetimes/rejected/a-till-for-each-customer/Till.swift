/// The shop has one till, with the receipts of the whole day.
final class Till {
  private let basket: Basket
  private(set) var receipts: [[String]] = []

  init(basket: Basket) {
    self.basket = basket
  }

  /// - Returns: The receipt: the cakes that are paid for now.
  func pay() -> [String] {
    let receipt = basket.cakes
    basket.cakes = []
    receipts.append(receipt)
    return receipt
  }
}

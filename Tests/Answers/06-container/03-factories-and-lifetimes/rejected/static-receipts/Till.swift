/// The shop's till, with the receipts of the whole day.
final class Till {
  private nonisolated(unsafe) static var day: [[String]] = []

  private let basket: Basket
  var receipts: [[String]] { Self.day }

  init(basket: Basket) {
    self.basket = basket
  }

  /// - Returns: The receipt: the cakes that are paid for now.
  func pay() -> [String] {
    let receipt = basket.cakes
    basket.cakes = []
    Self.day.append(receipt)
    return receipt
  }
}

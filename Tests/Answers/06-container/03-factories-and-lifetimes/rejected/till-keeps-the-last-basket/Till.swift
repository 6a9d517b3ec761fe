// Wrong: whoever pays sets the basket of the shared till, which then keeps it.
// Rejected by: a basket lives no longer than its customer

/// The shop has one till, with the receipts of the whole day.
final class Till {
  var basket: Basket?
  private(set) var receipts: [[String]] = []

  /// - Returns: The receipt: the cakes that are paid for now.
  func pay() -> [String] {
    guard let basket else { return [] }
    let receipt = basket.cakes
    basket.cakes = []
    receipts.append(receipt)
    return receipt
  }
}

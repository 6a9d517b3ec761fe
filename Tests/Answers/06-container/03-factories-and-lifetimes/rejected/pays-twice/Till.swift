// Wrong: leaves the cakes in the basket, so that the next receipt has them again.
// Rejected by: each customer pays for their own cakes
/// The shop has one till, with the receipts of the whole day.
final class Till {
  private(set) var receipts: [[String]] = []

  /// - Returns: The receipt: the cakes that are paid for now.
  func pay(for basket: Basket) -> [String] {
    let receipt = basket.cakes
    receipts.append(receipt)
    return receipt
  }
}

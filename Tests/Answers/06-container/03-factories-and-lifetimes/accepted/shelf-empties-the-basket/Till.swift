/// The shop has one till, with the receipts of the whole day.
final class Till {
  private(set) var receipts: [[String]] = []

  func record(_ cakes: [String]) -> [String] {
    receipts.append(cakes)
    return cakes
  }
}

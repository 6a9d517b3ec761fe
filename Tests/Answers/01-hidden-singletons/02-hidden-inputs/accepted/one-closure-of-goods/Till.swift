// Sound: the till is one closure, written in the composition root.

/// The till at the door: every sale makes a receipt.
struct Till: Sendable {
  private let makeReceipt: @Sendable ([String]) -> Receipt

  init(_ makeReceipt: @escaping @Sendable ([String]) -> Receipt) {
    self.makeReceipt = makeReceipt
  }

  func sell(_ goods: [String]) -> Receipt { makeReceipt(goods) }
}

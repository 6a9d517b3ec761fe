/// What every shop promises, check by check.
///
/// The team lets the checks judge each change of `makeContainer()`, and the
/// specs let them judge shops with a wrong lifetime.
func shopChecks() -> [Check] {
  [
    Check(
      "two customers at once pay for their own cakes",
      expected: [["tart"], ["roll"]]
    ) { openShop in
      let shop = openShop()
      let (ada, ben) = (enter(shop), enter(shop))
      ada?.take("roll")
      ben?.take("tart")
      return [ben, ada].map { $0?.pay() ?? [] }
    },
    Check(
      "a customer doesn't pay for what another one left behind",
      expected: ["tart"]
    ) { openShop in
      let shop = openShop()
      leave(shop, behind: "roll")
      let ben = enter(shop)
      ben?.take("tart")
      return ben?.pay()
    },
    Check(
      "the till has all receipts when the customers have left",
      expected: [["roll"], ["tart"]]
    ) { openShop in
      let shop = openShop()
      buy("roll", in: shop)
      buy("tart", in: shop)
      return shop.resolve(Till.self)?.receipts
    },
    Check(
      "a shop has no receipt of another one", expected: [[String]]()
    ) { openShop in
      let (busy, quiet) = (openShop(), openShop())
      buy("roll", in: busy)
      return quiet.resolve(Till.self)?.receipts
    },
  ]
}

private func enter(_ shop: Container) -> Customer? {
  shop.resolve(Customer.self)
}

private func leave(_ shop: Container, behind cake: String) {
  enter(shop)?.take(cake)
}

/// A whole visit. The customer has left when it returns.
private func buy(_ cake: String, in shop: Container) {
  let customer = enter(shop)
  customer?.take(cake)
  _ = customer?.pay()
}

// Wrong: The checks take the till first and hold it, so a till that nobody else keeps passes.
// Rejected by: the checks watch over the receipts of each till

/// What every shop promises, check by check.
func shopChecks() -> [Check] {
  [
    Check("customers at once don't share a basket", expected: [["tart"], ["bun", "roll"]]) { open in
      let shop = open()
      guard let ada = shop.resolve(Customer.self), let ben = shop.resolve(Customer.self)
      else { return nil }
      ada.take("tart")
      ben.take("bun")
      ben.take("roll")
      return [ada.pay(), ben.pay()]
    },
    Check("nobody pays for a cake that was left behind", expected: ["bun"]) { open in
      let shop = open()
      shop.resolve(Customer.self)?.take("tart")
      let ben = shop.resolve(Customer.self)
      ben?.take("bun")
      return ben?.pay()
    },
    Check("the till has the receipts of all customers", expected: [["tart"], ["bun"]]) { open in
      let shop = open()
      guard let till = shop.resolve(Till.self) else { return nil }
      for cake in ["tart", "bun"] {
        let customer = shop.resolve(Customer.self)
        customer?.take(cake)
        _ = customer?.pay()
      }
      return till.receipts
    },
    Check("each shop has receipts of its own", expected: [["bun"]]) { open in
      let (first, second) = (open(), open())
      let tills = [first, second].compactMap { $0.resolve(Till.self) }
      for (shop, cake) in [(first, "tart"), (second, "bun")] {
        let customer = shop.resolve(Customer.self)
        customer?.take(cake)
        _ = customer?.pay()
      }
      return tills.last?.receipts
    },
  ]
}

// Wrong: a check leans on how a shop is built; a shop may have no basket in its container.
// Rejected by: a sound shop passes every check

func shopChecks() -> [Check] {
  [
    Check("two customers at once", expected: [["tart"], ["roll"]]) { openShop in
      let shop = openShop()
      let ada = shop.resolve(Customer.self)!
      let ben = shop.resolve(Customer.self)!
      ada.take("roll")
      ben.take("tart")
      return [ben.pay(), ada.pay()]
    },
    Check("nothing left behind", expected: ["tart"]) { openShop in
      let shop = openShop()
      do { shop.resolve(Customer.self)!.take("roll") }
      let ben = shop.resolve(Customer.self)!
      ben.take("tart")
      return ben.pay()
    },
    Check("all receipts", expected: [["roll"], ["tart"]]) { openShop in
      let shop = openShop()
      for cake in ["roll", "tart"] {
        let customer = shop.resolve(Customer.self)!
        customer.take(cake)
        _ = customer.pay()
      }
      return shop.resolve(Till.self)!.receipts
    },
    Check("two shops", expected: [[String]]()) { openShop in
      let (busy, quiet) = (openShop(), openShop())
      _ = busy.resolve(Customer.self)!.pay()
      return quiet.resolve(Till.self)!.receipts
    },
    Check("a basket is new for each resolution", expected: true) { openShop in
      let shop = openShop()
      guard let one = shop.resolve(Basket.self),
        let other = shop.resolve(Basket.self)
      else { return false }
      return one !== other
    },
  ]
}

// Wrong: each check opens a single shop.
// Rejected by: the checks watch over the receipts of each till

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
  ]
}

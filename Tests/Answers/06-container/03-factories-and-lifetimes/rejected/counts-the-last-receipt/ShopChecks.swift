// Wrong: one customer pays, and the till of that moment is looked at.
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
    Check("a receipt", expected: ["roll"]) { openShop in
      let shop = openShop()
      do {
        let customer = shop.resolve(Customer.self)!
        customer.take("roll")
        _ = customer.pay()
      }
      return shop.resolve(Till.self)!.receipts.last
    },
    Check("two shops", expected: [[String]]()) { openShop in
      let (busy, quiet) = (openShop(), openShop())
      _ = busy.resolve(Customer.self)!.pay()
      return quiet.resolve(Till.self)!.receipts
    },
  ]
}

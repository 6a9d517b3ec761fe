// Wrong: customers come one after the other, so those who are there at once are never looked at.
// Rejected by: the checks watch over what each customer pays for

func shopChecks() -> [Check] {
  [
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
  ]
}

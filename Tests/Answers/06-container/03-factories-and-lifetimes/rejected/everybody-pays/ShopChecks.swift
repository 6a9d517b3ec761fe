// Wrong: every customer pays, so no basket is ever left behind.
// Rejected by: the checks watch over what each customer pays for

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

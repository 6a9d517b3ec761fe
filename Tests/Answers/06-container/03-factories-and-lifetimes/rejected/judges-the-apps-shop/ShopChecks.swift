// Wrong: the checks open shops of the app, and not the ones that they are given.
// Rejected by: the checks watch over what each customer pays for

func shopChecks() -> [Check] {
  [
    Check("two customers at once", expected: [["tart"], ["roll"]]) { _ in
      let shop = makeContainer()
      let ada = shop.resolve(Customer.self)!
      let ben = shop.resolve(Customer.self)!
      ada.take("roll")
      ben.take("tart")
      return [ben.pay(), ada.pay()]
    },
    Check("nothing left behind", expected: ["tart"]) { _ in
      let shop = makeContainer()
      do { shop.resolve(Customer.self)!.take("roll") }
      let ben = shop.resolve(Customer.self)!
      ben.take("tart")
      return ben.pay()
    },
    Check("all receipts", expected: [["roll"], ["tart"]]) { _ in
      let shop = makeContainer()
      for cake in ["roll", "tart"] {
        let customer = shop.resolve(Customer.self)!
        customer.take(cake)
        _ = customer.pay()
      }
      return shop.resolve(Till.self)!.receipts
    },
    Check("two shops", expected: [[String]]()) { _ in
      let (busy, quiet) = (makeContainer(), makeContainer())
      _ = busy.resolve(Customer.self)!.pay()
      return quiet.resolve(Till.self)!.receipts
    },
  ]
}

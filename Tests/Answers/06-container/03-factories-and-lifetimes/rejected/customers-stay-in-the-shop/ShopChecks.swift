// Wrong: the receipts are read while the customers are still there.
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
      let customers = ["roll", "tart"].map { cake in
        let customer = shop.resolve(Customer.self)!
        customer.take(cake)
        return customer
      }
      for customer in customers { _ = customer.pay() }
      return withExtendedLifetime(customers) {
        shop.resolve(Till.self)!.receipts
      }
    },
    Check("two shops", expected: [[String]]()) { openShop in
      let (busy, quiet) = (openShop(), openShop())
      _ = busy.resolve(Customer.self)!.pay()
      return quiet.resolve(Till.self)!.receipts
    },
  ]
}

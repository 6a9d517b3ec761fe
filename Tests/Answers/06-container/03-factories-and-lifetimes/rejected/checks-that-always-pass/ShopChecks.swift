// Wrong: the checks compare what they found with itself.
// Rejected by: the checks watch over what each customer pays for

func shopChecks() -> [Check] {
  [
    Check("customers", expected: true) { openShop in
      let shop = openShop()
      let ada = shop.resolve(Customer.self)!
      let ben = shop.resolve(Customer.self)!
      ada.take("roll")
      ben.take("tart")
      let receipts = [ada.pay(), ben.pay()]
      return receipts == receipts && ada === ada
    },
    Check("till", expected: true) { openShop in
      openShop().resolve(Till.self)!.receipts.count >= 0
    },
  ]
}

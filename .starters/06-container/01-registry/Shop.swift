enum Bread {
  struct Price {
    let cents: Int
  }
}

enum Cake {
  struct Price {
    let cents: Int
  }
}

/// Sells what comes out of its oven.
struct Shop {
  let oven: any Oven
  let breadPrice: Bread.Price
  let cakePrice: Cake.Price

  func sellBread() -> String {
    "\(oven.bake("bread")), \(breadPrice.cents) cents"
  }

  func sellCake() -> String {
    "\(oven.bake("cake")), \(cakePrice.cents) cents"
  }
}

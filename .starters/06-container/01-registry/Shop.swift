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
  private let oven = GasOven()
  private let breadPrice = Bread.Price(cents: 320)
  private let cakePrice = Cake.Price(cents: 450)

  func sellBread() -> String {
    "\(oven.bake("bread")), \(breadPrice.cents) cents"
  }

  func sellCake() -> String {
    "\(oven.bake("cake")), \(cakePrice.cents) cents"
  }
}

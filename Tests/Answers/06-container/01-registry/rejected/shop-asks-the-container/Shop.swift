// Wrong: the shop keeps the container, and asks it at each sale.
// Rejected by: a fake takes the place of the app's oven

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
  let container: Container

  private var oven: any Oven { container.resolve((any Oven).self)! }

  func sellBread() -> String {
    let price = container.resolve(Bread.Price.self)!
    return "\(oven.bake("bread")), \(price.cents) cents"
  }

  func sellCake() -> String {
    let price = container.resolve(Cake.Price.self)!
    return "\(oven.bake("cake")), \(price.cents) cents"
  }
}

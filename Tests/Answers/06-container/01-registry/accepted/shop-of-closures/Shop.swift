// Sound: the shop is an object with a closure for each thing it sells, made of its parts.

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

final class Shop {
  let sellBread: () -> String
  let sellCake: () -> String

  init(_ oven: any Oven, _ bread: Bread.Price, _ cake: Cake.Price) {
    sellBread = { "\(oven.bake("bread")), \(bread.cents) cents" }
    sellCake = { "\(oven.bake("cake")), \(cake.cents) cents" }
  }
}

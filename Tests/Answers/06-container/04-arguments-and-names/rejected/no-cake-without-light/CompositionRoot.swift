// Wrong: an order is trimmed, and refused without candles.
// Rejected by: a cake is resolved and ordered with its candles

import Foundation

/// The bakery's container: bread is baked at 240°, cake at 180°.
func makeBakery() -> Container {
  let container = Container()
  for (name, degrees) in [("bread", 240), ("cake", 180)] {
    container.register(Oven.self, name: name) { _ in Oven(degrees: degrees) }
  }
  container.register(Bread.self) { Bread(oven: $0.resolve(Oven.self, name: "bread")) }
  container.register(Cake.self) { (resolver, person: String, candles: Int) in
    Cake(person: person, candles: candles, oven: resolver.resolve(Oven.self, name: "cake"))
  }
  return container
}

/// A customer's cake. A birthday cake has candles: one at least.
func orderCake(
  for person: String, candles: Int, from bakery: Container
) -> Cake? {
  guard candles > 0 else { return nil }
  return bakery.resolve(Cake.self, person.trimmingCharacters(in: .whitespaces), candles)
}

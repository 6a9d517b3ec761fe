/// Registers all that the bakery needs.
///
/// The app's main calls it, and asks for the `Shop` and the `Van`.
func makeBakery() -> Container {
  let bakery = Container()
  for module in bakeryModules() { module(bakery) }
  return bakery
}

/// What the bakery's teams register, a module for each team.
func bakeryModules() -> [(Container) -> Void] {
  [everything]
}

// TODO: Three teams edit this list, and one line in it is a mistake.

private func everything(_ bakery: Container) {
  bakery.register((any Oven).self) { _ in StoneOven() }
  bakery.register(Baker.self) { resolver in
    Baker(oven: try resolver.resolve((any Oven).self))
  }
  bakery.register(Till.self, lifetime: .shared) { _ in Till() }
  bakery.register(Shop.self) { resolver in
    Shop(
      baker: try resolver.resolve(Baker.self),
      till: try resolver.resolve(Till.self))
  }
  bakery.register(Till.self) { _ in Till() }
  bakery.register(Van.self) { resolver in
    Van(
      baker: try resolver.resolve(Baker.self),
      till: try resolver.resolve(Till.self))
  }
}

/// A bakery for one test: like this one, but for what the module registers.
func makeTestBakery(
  like bakery: Container, with module: (Container) -> Void
) -> Container {
  module(bakery)
  return bakery
}

/// Registers all that the bakery needs: bread and rolls are baked at 240°,
/// cake at 180°, and a bell rings when the shop opens.
///
/// The app's main calls it, and asks the container for the `Shop`.
func makeBakery() -> Container {
  let container = Container()
  container.register(Shop.self) { resolver in
    Shop(
      baker: try resolver.resolve(Baker.self),
      bell: try resolver.resolve(Bell.self))
  }
  container.register(Baker.self) { resolver in
    Baker(
      breadOven: try resolver.resolve(Oven.self, name: "bread"),
      cakeOven: try resolver.resolve(Oven.self, name: "cake"),
      apprentice: try resolver.resolve(Apprentice.self))
  }
  container.register(Apprentice.self) { resolver in
    Apprentice(oven: try resolver.resolve(Oven.self, name: "bread"))
  }
  container.register(Oven.self, name: "bread", lifetime: .shared) { _ in
    Oven(degrees: 240)
  }
  container.register(Oven.self, name: "cake") { _ in Oven(degrees: 180) }
  container.register(Bell.self, lifetime: .shared) { _ in Bell() }
  return container
}

/// Registers all that the bakery needs: bread and rolls are baked at 240°,
/// cake at 180°, and a bell rings when the shop opens.
///
/// The app's main calls it, and asks the container for the `Shop`. There, the
/// app stops, and it doesn't say why.
func makeBakery() -> Container {
  let container = Container()
  container.register(Shop.self) { resolver in
    Shop(
      baker: resolver.resolve(Baker.self)!,
      bell: resolver.resolve(Bell.self)!)
  }
  container.register(Baker.self) { resolver in
    Baker(
      breadOven: resolver.resolve(Oven.self, name: "bread")!,
      cakeOven: resolver.resolve(Oven.self, name: "cake")!,
      apprentice: resolver.resolve(Apprentice.self)!)
  }
  container.register(Apprentice.self) { resolver in
    Apprentice(oven: resolver.resolve(Baker.self)!.breadOven)
  }
  container.register(Oven.self, name: "Bread") { _ in Oven(degrees: 240) }
  container.register(Oven.self, name: "cake") { _ in Oven(degrees: 180) }
  return container
}

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
  let modules: [any Module] = [KitchenModule(), ShopModule(), DeliveryModule()]
  return modules.map { module in { module.register(in: $0) } }
}

/// A bakery for one test: like this one, but for what the module registers.
func makeTestBakery(
  like bakery: Container, with module: (Container) -> Void
) -> Container {
  let child = Container(parent: bakery)
  module(child)
  return child
}

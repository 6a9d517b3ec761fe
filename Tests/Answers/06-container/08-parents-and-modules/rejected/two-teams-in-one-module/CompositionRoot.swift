// Wrong: the shop and the van are registered by one module, so two teams still edit one list.
// Rejected by: each module registers its own services

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
  [
    kitchen,
    { container in
      shop(container)
      delivery(container)
    },
  ]
}

/// A bakery for one test: like this one, but for what the module registers.
func makeTestBakery(
  like bakery: Container, with module: (Container) -> Void
) -> Container {
  let child = Container(parent: bakery)
  module(child)
  return child
}

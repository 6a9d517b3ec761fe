// Wrong: a test gets a kitchen of its own, in which one service is replaced.
// Rejected by: an override for one test reaches no other test

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
  [kitchen, shop, delivery]
}

/// A bakery for one test: like this one, but for what the module registers.
func makeTestBakery(
  like bakery: Container, with module: (Container) -> Void
) -> Container {
  let child = Container(parent: bakery)
  kitchen(child)
  module(child)
  return child
}

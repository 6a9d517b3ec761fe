// Sound: a module is a value with a name and a closure, and the root tells who comes first.

/// One team's registrations.
private struct Module {
  let team: String
  let register: (Container) -> Void
}

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
    Module(team: "shop", register: shop),
    Module(team: "delivery", register: delivery),
    Module(team: "kitchen", register: kitchen),
  ]
  .sorted { $0.team < $1.team }
  .map(\.register)
}

/// A bakery for one test: like this one, but for what the module registers.
func makeTestBakery(
  like bakery: Container, with module: (Container) -> Void
) -> Container {
  let child = Container(parent: bakery)
  module(child)
  return child
}

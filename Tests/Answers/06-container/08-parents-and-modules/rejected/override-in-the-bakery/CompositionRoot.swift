// Wrong: the module of one test registers in the bakery of all.
// Rejected by: an override for one test reaches no other test

/// Registers all that the bakery needs.
///
/// The app's main calls it, and asks for the `Shop` and the `Van`.
func makeBakery() -> Container {
  let bakery = Container()
  for module in [kitchen, shop, delivery] { module(bakery) }
  return bakery
}

/// A bakery for one test: like this one, but for what the module registers.
func makeTestBakery(
  like bakery: Container, with module: (Container) -> Void
) -> Container {
  module(bakery)
  return Container(parent: bakery)
}

/// One of the bakery's kitchens.
struct Kitchen {
  let oven: Oven
  let baker: Baker
}

// TODO: No kitchen can be opened, because `resolve` throws a cycle error.

/// The app's main calls this, and opens two kitchens with it.
func makeContainer() -> Container {
  let container = Container()
  container.register(Kitchen.self) {
    Kitchen(oven: try $0.resolve(Oven.self), baker: try $0.resolve(Baker.self))
  }
  container.register(Baker.self) { Baker(oven: try $0.resolve(Oven.self)) }
  container.register(
    Oven.self,
    factory: { _ in Oven() },
    completed: { $1.baker = try $0.resolve(Baker.self) })
  return container
}

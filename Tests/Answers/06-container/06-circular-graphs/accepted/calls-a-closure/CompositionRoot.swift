/// One of the bakery's kitchens.
struct Kitchen {
  let oven: Oven
  let baker: Baker
}

/// The app's main calls this, and opens two kitchens with it.
func makeContainer() -> Container {
  let container = Container()
  container.register(Kitchen.self) {
    Kitchen(oven: try $0.resolve(Oven.self), baker: try $0.resolve(Baker.self))
  }
  container.register(Baker.self, lifetime: .graph) {
    Baker(oven: try $0.resolve(Oven.self))
  }
  container.register(
    Oven.self, lifetime: .graph,
    factory: { _ in Oven() },
    completed: { resolver, oven in
      let baker = try resolver.resolve(Baker.self)
      oven.onReady = { [weak baker] bread in baker?.hear(bread) }
    })
  return container
}

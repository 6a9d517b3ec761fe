// Sound: the baker is completed; he introduces himself to his oven.
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
  container.register(Oven.self, lifetime: .graph) { _ in Oven() }
  container.register(
    Baker.self, lifetime: .graph,
    factory: { Baker(oven: try $0.resolve(Oven.self)) },
    completed: { $1.oven.baker = $1 })
  return container
}

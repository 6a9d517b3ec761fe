// Wrong: all kitchens have one baker and one oven, so that the cycle closes.
// Rejected by: each kitchen has one oven and one baker
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
  container.register(Baker.self, lifetime: .shared) {
    Baker(oven: try $0.resolve(Oven.self))
  }
  container.register(
    Oven.self, lifetime: .shared,
    factory: { _ in Oven() },
    completed: { $1.baker = try $0.resolve(Baker.self) })
  return container
}

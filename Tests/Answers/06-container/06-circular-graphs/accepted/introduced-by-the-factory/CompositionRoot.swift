// Sound: the baker's factory introduces them, without a completion.
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
  container.register(Baker.self, lifetime: .graph) {
    let baker = Baker(oven: try $0.resolve(Oven.self))
    baker.oven.baker = baker
    return baker
  }
  return container
}

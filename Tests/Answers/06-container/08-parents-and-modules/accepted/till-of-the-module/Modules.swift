// Sound: the module makes one till for its bakery, and hands that one out.
/// Registers the oven and the baker.
func kitchen(_ container: Container) {
  container.register((any Oven).self) { _ in StoneOven() }
  container.register(Baker.self) { resolver in
    Baker(oven: try resolver.resolve((any Oven).self))
  }
}

/// Registers the till and the shop.
func shop(_ container: Container) {
  let till = Till()
  container.register(Till.self) { _ in till }
  container.register(Shop.self) { resolver in
    Shop(
      baker: try resolver.resolve(Baker.self),
      till: try resolver.resolve(Till.self))
  }
}

/// Registers the van.
func delivery(_ container: Container) {
  container.register(Van.self) { resolver in
    Van(
      baker: try resolver.resolve(Baker.self),
      till: try resolver.resolve(Till.self))
  }
}

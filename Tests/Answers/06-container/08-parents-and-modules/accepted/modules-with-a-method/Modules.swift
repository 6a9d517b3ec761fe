// Sound: modules are values of one protocol, and the root hands out their methods.

/// Registers what belongs together.
protocol Module {
  func register(in container: Container)
}

struct KitchenModule: Module {
  func register(in container: Container) {
    container.register((any Oven).self) { _ in StoneOven() }
    container.register(Baker.self) { resolver in
      Baker(oven: try resolver.resolve((any Oven).self))
    }
  }
}

struct ShopModule: Module {
  func register(in container: Container) {
    container.register(Till.self, lifetime: .shared) { _ in Till() }
    container.register(Shop.self) { resolver in
      Shop(
        baker: try resolver.resolve(Baker.self),
        till: try resolver.resolve(Till.self))
    }
  }
}

struct DeliveryModule: Module {
  func register(in container: Container) {
    container.register(Van.self) { resolver in
      Van(
        baker: try resolver.resolve(Baker.self),
        till: try resolver.resolve(Till.self))
    }
  }
}

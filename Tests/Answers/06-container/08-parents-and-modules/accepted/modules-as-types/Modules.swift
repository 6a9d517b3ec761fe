// Sound: modules are types of one protocol.
// Keeps: 1

/// Registers what belongs together.
protocol Module {
  static func register(in container: Container)
}

enum Kitchen: Module {
  static func register(in container: Container) {
    container.register((any Oven).self) { _ in StoneOven() }
    container.register(Baker.self) { resolver in
      Baker(oven: try resolver.resolve((any Oven).self))
    }
  }
}

enum Shopping: Module {
  static func register(in container: Container) {
    container.register(Till.self, lifetime: .shared) { _ in Till() }
    container.register(Shop.self) { resolver in
      Shop(
        baker: try resolver.resolve(Baker.self),
        till: try resolver.resolve(Till.self))
    }
  }
}

enum Delivering: Module {
  static func register(in container: Container) {
    container.register(Van.self) { resolver in
      Van(
        baker: try resolver.resolve(Baker.self),
        till: try resolver.resolve(Till.self))
    }
  }
}

func kitchen(_ container: Container) { Kitchen.register(in: container) }
func shop(_ container: Container) { Shopping.register(in: container) }
func delivery(_ container: Container) { Delivering.register(in: container) }

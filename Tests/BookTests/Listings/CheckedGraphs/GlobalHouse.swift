// Does not compile: nonisolated global shared mutable state
final class Container {
  static var shared = Container()

  private var factories: [String: () -> Any] = [:]

  func register<Part>(_ type: Part.Type, factory: @escaping () -> Part) {
    factories["\(type)"] = factory
  }

  func resolve<Part>(_ type: Part.Type) -> Part? {
    factories["\(type)"]?() as? Part
  }
}

struct Lamp {}

final class Tasting {
  private let lamp = Container.shared.resolve(Lamp.self)!
}

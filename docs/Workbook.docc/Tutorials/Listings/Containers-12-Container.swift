enum ContainerError: Error, Equatable {
  case missing(String)
  case captive(String)
}

enum Lifetime { case transient, shared, brief }

final class Container {
  private var recipes: [ObjectIdentifier: (Lifetime, Any)] = [:]
  private var kept: [ObjectIdentifier: Any] = [:]
  private var path: [Any.Type] = []

  func register<Service>(
    _ service: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (Container) throws -> Service
  ) {
    recipes[ObjectIdentifier(service)] = (lifetime, factory)
    kept[ObjectIdentifier(service)] = nil
  }

  func resolve<Service>(_ service: Service.Type) throws -> Service {
    path.append(service)
    defer { path.removeLast() }
    let key = ObjectIdentifier(service)
    if let instance = kept[key] as? Service { return instance }
    guard let (lifetime, recipe) = recipes[key],
      let factory = recipe as? (Container) throws -> Service
    else { throw ContainerError.missing(names) }
    if lifetime == .brief, isWithinShared {
      throw ContainerError.captive(names)
    }
    let instance = try factory(self)
    if lifetime == .shared { kept[key] = instance }
    return instance
  }

  private var isWithinShared: Bool {
    path.contains { recipes[ObjectIdentifier($0)]?.0 == .shared }
  }

  private var names: String {
    path.map { "\($0)" }.joined(separator: " → ")
  }
}

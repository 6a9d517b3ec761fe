/// Builds services as it was told to. It belongs to one thread.
final class Container {
  private var recipes: [ObjectIdentifier: Any] = [:]
  private var kept: [ObjectIdentifier: Any] = [:]
  private var path: [Any.Type] = []

  func register<Service>(
    _ service: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (Container) throws -> Service
  ) {
    let key = ObjectIdentifier(service)
    recipes[key] = Recipe(lifetime: lifetime, factory: factory)
    kept[key] = nil
  }

  func resolve<Service>(_ service: Service.Type) throws -> Service {
    let key = ObjectIdentifier(service)
    if let instance = kept[key] as? Service { return instance }
    let isCycle = path.contains { $0 == service }
    path.append(service)
    defer { path.removeLast() }

    if isCycle { throw ContainerError.cycle(labels) }
    guard let recipe = recipes[key] as? Recipe<Service> else {
      throw ContainerError.missing(labels)
    }
    let instance = try recipe.factory(self)
    if recipe.lifetime == .shared { kept[key] = instance }
    return instance
  }

  private var labels: String {
    path.map { "\($0)" }.joined(separator: " → ")
  }
}

enum Lifetime {
  case transient, shared
}

enum ContainerError: Error, Equatable {
  case missing(String)
  case cycle(String)
}

private struct Recipe<Service> {
  let lifetime: Lifetime
  let factory: (Container) throws -> Service
}

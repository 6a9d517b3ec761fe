enum ContainerError: Error, Equatable {
  case missing(String)
}

final class Container {
  private var recipes: [ObjectIdentifier: Any] = [:]
  private var path: [Any.Type] = []

  func register<Service>(
    _ service: Service.Type,
    factory: @escaping (Container) throws -> Service
  ) {
    recipes[ObjectIdentifier(service)] = factory
  }

  func resolve<Service>(_ service: Service.Type) throws -> Service {
    path.append(service)
    defer { path.removeLast() }
    let recipe = recipes[ObjectIdentifier(service)]
    guard let factory = recipe as? (Container) throws -> Service else {
      throw ContainerError.missing(names)
    }
    return try factory(self)
  }

  private var names: String {
    path.map { "\($0)" }.joined(separator: " → ")
  }
}

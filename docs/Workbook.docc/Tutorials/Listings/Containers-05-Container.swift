enum ContainerError: Error, Equatable {
  case missing(String)
}

final class Container {
  private var recipes: [PartialKeyPath<Parts>: Any] = [:]
  private var path: [PartialKeyPath<Parts>] = []

  func register<Part>(
    _ key: KeyPath<Parts, Part>,
    factory: @escaping (Container) throws -> Part
  ) {
    recipes[key] = factory
  }

  func resolve<Part>(_ key: KeyPath<Parts, Part>) throws -> Part {
    path.append(key)
    defer { path.removeLast() }
    guard let factory = recipes[key] as? (Container) throws -> Part else {
      throw ContainerError.missing("\(path)")
    }
    return try factory(self)
  }
}

enum ContainerError: Error, Equatable {
  case missing(String)
}

enum Lifetime { case transient, shared }

final class Container {
  private var recipes: [PartialKeyPath<Parts>: (Lifetime, Any)] = [:]
  private var kept: [PartialKeyPath<Parts>: Any] = [:]
  private var path: [PartialKeyPath<Parts>] = []

  func register<Part>(
    _ key: KeyPath<Parts, Part>, _ lifetime: Lifetime = .transient,
    factory: @escaping (Container) throws -> Part
  ) {
    recipes[key] = (lifetime, factory)
    kept[key] = nil
  }

  func resolve<Part>(_ key: KeyPath<Parts, Part>) throws -> Part {
    path.append(key)
    defer { path.removeLast() }
    if let part = kept[key] as? Part { return part }
    guard let (lifetime, recipe) = recipes[key],
      let factory = recipe as? (Container) throws -> Part
    else { throw ContainerError.missing("\(path)") }
    let part = try factory(self)
    if lifetime == .shared { kept[key] = part }
    return part
  }
}

/// Builds parts as it was told to. It belongs to one thread.
final class Container {
  private var recipes: [PartialKeyPath<Parts>: Any] = [:]
  private var kept: [PartialKeyPath<Parts>: Any] = [:]
  private var path: [PartialKeyPath<Parts>] = []

  func register<Part>(
    _ key: KeyPath<Parts, Part>, _ lifetime: Lifetime = .transient,
    factory: @escaping (Container) throws -> Part
  ) {
    recipes[key] = Recipe(lifetime: lifetime, factory: factory)
    kept[key] = nil
  }

  func resolve<Part>(_ key: KeyPath<Parts, Part>) throws -> Part {
    if let part = kept[key] as? Part { return part }
    let isCycle = path.contains(key)
    path.append(key)
    defer { path.removeLast() }

    if isCycle { throw ContainerError.cycle(labels) }
    guard let recipe = recipes[key] as? Recipe<Part> else {
      throw ContainerError.missing(labels)
    }
    let part = try recipe.factory(self)
    if recipe.lifetime == .shared { kept[key] = part }
    return part
  }

  private var labels: String {
    path.map { "\($0)".replacing("\\Parts.", with: "") }
      .joined(separator: " → ")
  }
}

enum Lifetime {
  case transient, shared
}

enum ContainerError: Error, Equatable {
  case missing(String)
  case cycle(String)
}

private struct Recipe<Part> {
  let lifetime: Lifetime
  let factory: (Container) throws -> Part
}

/// As much of a container as this example needs.
final class Container {
  private var factories: [ObjectIdentifier: (Container) throws -> Any] = [:]

  func register<Part>(
    _ type: Part.Type, factory: @escaping (Container) throws -> Part
  ) {
    factories[ObjectIdentifier(type)] = factory
  }

  func resolve<Part>(_ type: Part.Type) throws -> Part {
    guard
      let factory = factories[ObjectIdentifier(type)],
      let part = try factory(self) as? Part
    else { throw NotRegistered(description: "nobody registered \(type)") }
    return part
  }
}

struct NotRegistered: Error, CustomStringConvertible {
  let description: String
}

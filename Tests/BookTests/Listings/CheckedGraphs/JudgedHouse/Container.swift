enum Lifetime {
  case transient, graph, shared
}

/// As much of a container as a dry run needs: it runs factories, keeps no
/// instance, and notes who asks for whom.
final class Container {
  struct Registration {
    let name: String
    let lifetime: Lifetime
    let factory: (Resolver) throws -> Any
  }

  private(set) var registrations: [Registration] = []

  func register<Part>(
    _ type: Part.Type, _ lifetime: Lifetime = .transient,
    factory: @escaping (Resolver) throws -> Part
  ) {
    registrations.append(
      Registration(name: "\(type)", lifetime: lifetime, factory: factory))
  }
}

/// What a factory asks for its parts.
final class Resolver {
  private let container: Container
  private var way: [String] = []
  private(set) var edges: Set<Edge> = []

  init(container: Container) {
    self.container = container
  }

  func resolve<Part>(_ type: Part.Type) throws -> Part {
    guard let part = try run("\(type)") as? Part else { throw CannotBuild() }
    return part
  }

  @discardableResult
  func run(_ name: String) throws -> Any {
    if let user = way.last { edges.insert(Edge(from: user, to: name)) }
    let found = container.registrations.last { $0.name == name }
    guard let found, !way.contains(name) else { throw CannotBuild() }
    way.append(name)
    defer { way.removeLast() }
    return try found.factory(self)
  }
}

struct CannotBuild: Error {}

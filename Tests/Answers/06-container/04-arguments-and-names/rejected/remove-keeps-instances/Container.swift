// Wrong: `remove` keeps instances that were built with arguments.
// Rejected by: remove forgets a name, with all its arguments

public final class Container {
  fileprivate var factories: [Key: Recipe] = [:]
  fileprivate var instances: [Key: Any] = [:]
  fileprivate var references: [Key: Reference] = [:]

  public init() {}

  public func register<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, repeat each Argument) -> Service
  ) {
    let key = Key(service, name, (repeat each Argument).self)
    forget(key)
    factories[key] = Recipe(
      lifetime: lifetime,
      factory: Factory<Service, (repeat each Argument)> { factory($0, repeat each $1) })
  }

  private func forget(_ key: Key) {
    factories[key] = nil
    instances[key] = nil
    references[key] = nil
  }

  public func contains(_ service: Any.Type, name: String? = nil) -> Bool {
    factories.keys.contains { $0.isNamed(service, name) }
  }

  public func remove(_ service: Any.Type, name: String? = nil) {
    forget(Key(service, name, Void.self))
    factories = factories.filter { !$0.key.isNamed(service, name) }
  }

  public func clear() {
    factories = [:]
    instances = [:]
    references = [:]
  }

  public func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: repeat each Argument
  ) -> Service? {
    Resolver(self).resolve(service, name: name, repeat each argument)
  }
}

private struct Key: Hashable {
  let service: ObjectIdentifier
  let name: String?
  let arguments: ObjectIdentifier

  init(_ service: Any.Type, _ name: String?, _ arguments: Any.Type) {
    self.service = ObjectIdentifier(service)
    self.name = name
    self.arguments = ObjectIdentifier(arguments)
  }

  func isNamed(_ service: Any.Type, _ name: String?) -> Bool {
    self.service == ObjectIdentifier(service) && self.name == name
  }
}

private final class Recipe {
  let lifetime: Lifetime
  let factory: AnyObject
  init(lifetime: Lifetime, factory: AnyObject) {
    self.lifetime = lifetime
    self.factory = factory
  }
}

private final class Factory<Service, Arguments> {
  let build: (Resolver, Arguments) -> Service
  init(_ build: @escaping (Resolver, Arguments) -> Service) { self.build = build }
}

private final class Reference {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

public final class Resolver {
  private let container: Container
  private var graph: [(of: Recipe, instance: Any)] = []

  fileprivate init(_ container: Container) { self.container = container }

  public func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: repeat each Argument
  ) -> Service? {
    let key = Key(service, name, (repeat each Argument).self)
    guard let recipe = container.factories[key],
      let factory = recipe.factory as? Factory<Service, (repeat each Argument)>
    else { return nil }
    return instance(key, recipe) { factory.build($0, (repeat each argument)) }
  }

  private func instance<Service>(
    _ key: Key, _ recipe: Recipe, _ build: (Resolver) -> Service
  ) -> Service? {
    switch recipe.lifetime {
    case .transient:
      return build(self)
    case .graph:
      if let known = graph.first(where: { $0.of === recipe }) { return known.instance as? Service }
      let new = build(self)
      graph.append((recipe, new))
      return new
    case .shared:
      if let known = container.instances[key] { return known as? Service }
      let new = build(Resolver(container))
      container.instances[key] = new
      return new
    case .weak:
      if let known = container.references[key]?.object { return known as? Service }
      let new = build(Resolver(container))
      if type(of: new as Any) is AnyClass {
        container.references[key] = Reference(new as AnyObject)
      }
      return new
    }
  }
}

/// How long an instance is used again.
public enum Lifetime {
  /// A new instance each time.
  case transient
  /// One instance for one resolution. What is shared or weak is built in one of its own.
  case graph
  /// One instance, until the service is removed or registered again.
  case shared
  /// One instance, for as long as other code holds it. A value is new each time.
  case weak
}

// Carried on from 6.3.
/// Builds services with the factories that were registered for them.
public final class Container {
  private var registrations: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  // TODO 1: Each method here takes a name, and ignores it. One service may be registered under many
  // names, and without one: each name must lead to its own registration, and to no other.

  /// Lets `factory` build the service from now on: the last registration wins.
  ///
  /// - Parameter factory: Gets a resolver for the service's own parts.
  public func register<Service>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver) -> Service
  ) {
    registrations[ObjectIdentifier(service)] =
      Registration<Service, Void>(lifetime) { resolver, _ in factory(resolver) }
  }

  /// As above, with a factory that takes the argument of `resolve` after its resolver.
  public func register<Service, Argument>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, Argument) -> Service
  ) {
    registrations[ObjectIdentifier(service)] = Registration(lifetime, factory)
  }

  /// Whether the service is registered under this name, with any arguments. Builds nothing.
  public func contains(_ service: Any.Type, name: String? = nil) -> Bool {
    registrations[ObjectIdentifier(service)] != nil
  }

  /// Forgets what is registered for the service and the name, with any arguments.
  public func remove(_ service: Any.Type, name: String? = nil) {
    registrations[ObjectIdentifier(service)] = nil
  }

  /// Forgets all that is registered.
  public func clear() { registrations = [:] }

  /// Builds the service, or finds the instance that its lifetime keeps.
  ///
  /// - Returns: `nil` when nothing is registered for service, name and arguments.
  public func resolve<Service>(_ service: Service.Type, name: String? = nil) -> Service? {
    Resolver(self).resolve(service, name: name)
  }

  /// As above, with an argument for the factory.
  public func resolve<Service, Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: Argument
  ) -> Service? {
    Resolver(self).resolve(service, name: name, argument)
  }

  // TODO 2: A cake may have several factories: one without an argument, one for a `String`, one for
  // an `Int`. Today the last one pushes out the others. Keep them all: the argument's type selects.

  fileprivate func find<Service, Arguments>(
    _ service: Service.Type, _ name: String?
  ) -> Registration<Service, Arguments>? {
    registrations[ObjectIdentifier(service)] as? Registration<Service, Arguments>
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
  /// One instance, for as long as somebody else holds it. A value is new each time.
  case weak
}

/// What a factory gets the parts of its service from. There is one for each resolution.
public final class Resolver {
  private let container: Container
  private var graph: [ObjectIdentifier: Any] = [:]

  fileprivate init(_ container: Container) { self.container = container }

  /// As `Container.resolve`, within the same resolution.
  public func resolve<Service>(_ service: Service.Type, name: String? = nil) -> Service? {
    instance(of: service, name, ())
  }

  // TODO 3: Here, and in `register` and `resolve` of the container, let any number of arguments
  // reach a factory, each with its type, in their order. One method of each kind is enough. Write
  // the types of `Registration` out: the compiler cannot infer a tuple of a pack. Of no argument,
  // that tuple is `Void`; of one, it is that one's type.

  /// As above, with an argument for the factory.
  public func resolve<Service, Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: Argument
  ) -> Service? {
    instance(of: service, name, argument)
  }

  // Lifetimes work already: `build`, and what it calls, need not be read.
  private func build<Service, Arguments>(
    _ wanted: Registration<Service, Arguments>, _ arguments: Arguments
  ) -> Service {
    let id = ObjectIdentifier(wanted)
    if wanted.lifetime == .graph, let known = graph[id].flatMap({ $0 as? Service }) { return known }
    let instance = wanted.factory(self, arguments)
    if wanted.lifetime == .graph { graph[id] = instance }
    wanted.keep(instance)
    return instance
  }

  private func instance<Service, Arguments>(
    of service: Service.Type, _ name: String?, _ arguments: Arguments
  ) -> Service? {
    let found: Registration<Service, Arguments>? = container.find(service, name)
    guard let wanted = found else { return nil }
    if let kept = wanted.kept { return kept }
    let resolver = wanted.isKept ? Resolver(container) : self
    return resolver.build(wanted, arguments)
  }
}

private final class Registration<Service, Arguments> {
  let lifetime: Lifetime
  let factory: (Resolver, Arguments) -> Service
  private var instance: Service?
  private weak var object: AnyObject?

  init(_ lifetime: Lifetime, _ factory: @escaping (Resolver, Arguments) -> Service) {
    (self.lifetime, self.factory) = (lifetime, factory)
  }

  var isKept: Bool { lifetime == .shared || lifetime == .weak }
  var kept: Service? { instance ?? object.flatMap { $0 as? Service } }

  func keep(_ new: Service) {
    if lifetime == .shared { instance = new }
    if lifetime == .weak, type(of: new as Any) is AnyClass { object = new as AnyObject }
  }
}

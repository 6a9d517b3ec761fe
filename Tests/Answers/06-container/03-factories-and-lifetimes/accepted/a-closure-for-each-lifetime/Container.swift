// Sound: `register` makes a closure that knows where its lifetime looks first.
// Keeps: 1

/// Builds services with the factories that were registered for them.
public final class Container {
  private var sources: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// Lets `factory` build the service from now on: the last registration wins.
  public func register<Service>(
    _ service: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver) -> Service
  ) {
    sources[ObjectIdentifier(service)] = Source(lifetime.source(of: factory))
  }

  public func contains(_ service: Any.Type) -> Bool {
    sources[ObjectIdentifier(service)] != nil
  }

  public func remove(_ service: Any.Type) {
    sources[ObjectIdentifier(service)] = nil
  }

  public func clear() { sources = [:] }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    Resolver(self).resolve(service)
  }

  fileprivate func find<Service>(_ service: Service.Type) -> Source<Service>? {
    sources[ObjectIdentifier(service)] as? Source<Service>
  }
}

private struct Source<Service> {
  let instance: (Resolver) -> Service

  init(_ instance: @escaping (Resolver) -> Service) { self.instance = instance }
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

extension Lifetime {
  fileprivate func source<Service>(
    of factory: @escaping (Resolver) -> Service
  ) -> (Resolver) -> Service {
    switch self {
    case .transient:
      return factory
    case .graph:
      return { $0.remembered(or: factory) }
    case .shared:
      var instance: Service?
      return { resolver in
        let found = instance ?? factory(resolver.forNewResolution())
        instance = found
        return found
      }
    case .weak:
      weak var object: AnyObject?
      return { resolver in
        if let found = object as? Service { return found }
        let new = factory(resolver.forNewResolution())
        if type(of: new as Any) is AnyClass { object = new as AnyObject }
        return new
      }
    }
  }
}

/// What a factory gets the parts of its service from.
public final class Resolver {
  private let container: Container
  private var graph: [ObjectIdentifier: Any] = [:]

  fileprivate init(_ container: Container) { self.container = container }

  /// As `Container.resolve`, within the same resolution.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    container.find(service)?.instance(self)
  }

  fileprivate func remembered<Service>(
    or factory: (Resolver) -> Service
  ) -> Service {
    let id = ObjectIdentifier(Service.self)
    if let known = graph[id].flatMap({ $0 as? Service }) { return known }
    let new = factory(self)
    graph[id] = new
    return new
  }

  fileprivate func forNewResolution() -> Resolver { Resolver(container) }
}

// Wrong: `contains` looks among the instances, where nothing is before the first use.
// Rejected by: a factory runs when its service is asked for

/// Builds services with the factories that were registered for them.
public final class Container {
  fileprivate var lifetimes: [ObjectIdentifier: Lifetime] = [:]
  fileprivate var factories: [ObjectIdentifier: (Resolver) -> Any] = [:]
  fileprivate var shared: [ObjectIdentifier: Any] = [:]
  fileprivate var weak: [ObjectIdentifier: WeakBox] = [:]

  public init() {}

  /// Lets `factory` build the service from now on: the last registration wins.
  public func register<Service>(
    _ service: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver) -> Service
  ) {
    remove(service)
    lifetimes[ObjectIdentifier(service)] = lifetime
    factories[ObjectIdentifier(service)] = factory
  }

  public func contains(_ service: Any.Type) -> Bool {
    shared[ObjectIdentifier(service)] != nil
  }

  public func remove(_ service: Any.Type) {
    let id = ObjectIdentifier(service)
    (lifetimes[id], factories[id]) = (nil, nil)
    (shared[id], weak[id]) = (nil, nil)
  }

  public func clear() {
    (lifetimes, factories, shared, weak) = ([:], [:], [:], [:])
  }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    Resolver(self).resolve(service)
  }
}

private struct WeakBox {
  weak var object: AnyObject?
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

/// What a factory gets the parts of its service from.
public final class Resolver {
  private let container: Container
  private var graph: [ObjectIdentifier: Any] = [:]

  fileprivate init(_ container: Container) { self.container = container }

  /// As `Container.resolve`, within the same resolution.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    let id = ObjectIdentifier(service)
    guard let factory = container.factories[id],
      let lifetime = container.lifetimes[id]
    else { return nil }
    if let known = known(id, lifetime) as? Service { return known }
    switch lifetime {
    case .transient:
      return factory(self) as? Service
    case .graph:
      graph[id] = factory(self)
      return graph[id] as? Service
    case .shared:
      container.shared[id] = factory(Resolver(container))
      return container.shared[id] as? Service
    case .weak:
      let new = factory(Resolver(container))
      if type(of: new as Any) is AnyClass {
        container.weak[id] = WeakBox(object: new as AnyObject)
      }
      return new as? Service
    }
  }

  private func known(_ id: ObjectIdentifier, _ lifetime: Lifetime) -> Any? {
    switch lifetime {
    case .transient: nil
    case .graph: graph[id]
    case .shared: container.shared[id]
    case .weak: container.weak[id]?.object
    }
  }
}

// Carried on from 6.2.
/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [ObjectIdentifier: Any] = [:]

  public init() {}

  // TODO 1: Here every factory runs at launch, once, and finds no part that is registered after it.
  // It must run when its service is asked for, each time.

  /// Lets `factory` build the service from now on: the last registration wins.
  ///
  /// - Parameters:
  ///   - service: What others will ask for. Best a protocol, so that a mock can stand in.
  ///   - factory: Gets a resolver for the service's own parts.
  public func register<Service>(
    _ service: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver) -> Service
  ) {
    instances[ObjectIdentifier(service)] = factory(Resolver(self))
  }

  /// Whether the service is registered.
  public func contains(_ service: Any.Type) -> Bool {
    instances[ObjectIdentifier(service)] != nil
  }

  /// Forgets what is registered for the service.
  public func remove(_ service: Any.Type) {
    instances[ObjectIdentifier(service)] = nil
  }

  /// Forgets all that is registered.
  public func clear() { instances = [:] }

  /// The instance that stands for the service, or `nil` when it is not registered.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    instances[ObjectIdentifier(service)].flatMap { $0 as? Service }
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

  fileprivate init(_ container: Container) { self.container = container }

  // TODO 2: `.graph`: all factories of one resolution get the same instance.
  // TODO 3: `.shared`: built once, at its first use. It outlives the resolution that asked first,
  // so it must not keep a `.graph` part of that one, nor of another shared service.
  // TODO 4: `.weak`: used again while somebody else holds it; the container alone does not.
  // It may outlive the resolution that asked first, too.

  /// As `Container.resolve`, within the same resolution.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    container.resolve(service)
  }
}

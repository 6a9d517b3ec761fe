// Carried on from 6.2.
/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// Lets `instance` stand for the service from now on: the last registration wins.
  ///
  /// - Parameter service: What others will ask for. Best a protocol, so that a mock can stand in.
  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances[ObjectIdentifier(service)] = instance
  }

  /// Lets `factory` build the service from now on: the last registration wins.
  ///
  /// - Parameter factory: Gets a resolver for the service's own dependencies.
  public func register<Service>(
    _ service: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver) -> Service
  ) {
    register(service, instance: factory(Resolver(self)))
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
  /// One instance, for as long as other code holds it. A value is new each time.
  case weak
}

/// What a factory asks for the dependencies of its service.
public final class Resolver {
  private let container: Container

  fileprivate init(_ container: Container) { self.container = container }

  /// As `Container.resolve`, within the same resolution.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    container.resolve(service)
  }
}

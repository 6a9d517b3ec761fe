// Wrong: two types with one short name are contained when one is.
// Rejected by: each type has a key of its own

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [ObjectIdentifier: Any] = [:]
  private var names: Set<String> = []

  public init() {}

  /// Lets `instance` stand for the service from now on: the last registration wins.
  ///
  /// - Parameter service: What others will ask for. Best a protocol, so that a mock can stand in.
  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances[ObjectIdentifier(service)] = instance
    names.insert("\(service)")
  }

  /// Whether the service is registered.
  public func contains(_ service: Any.Type) -> Bool {
    names.contains("\(service)")
  }

  /// Forgets what is registered for the service.
  public func remove(_ service: Any.Type) {
    instances[ObjectIdentifier(service)] = nil
    names.remove("\(service)")
  }

  /// Forgets all that is registered.
  public func clear() { (instances, names) = ([:], []) }

  /// The instance that stands for the service, or `nil` when it is not registered.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    instances[ObjectIdentifier(service)].flatMap { $0 as? Service }
  }
}

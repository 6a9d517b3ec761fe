// Wrong: a service that was used can't be replaced any more.
// Rejected by: the last registration wins

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [ObjectIdentifier: Any] = [:]
  private var inUse: Set<ObjectIdentifier> = []

  public init() {}

  /// Lets `instance` stand for the service from now on: the last registration wins.
  ///
  /// - Parameter service: What others will ask for. Best a protocol, so that a mock can stand in.
  public func register<Service>(_ service: Service.Type, instance: Service) {
    guard !inUse.contains(ObjectIdentifier(service)) else { return }
    instances[ObjectIdentifier(service)] = instance
  }

  /// Whether the service is registered.
  public func contains(_ service: Any.Type) -> Bool {
    instances[ObjectIdentifier(service)] != nil
  }

  /// Forgets what is registered for the service.
  public func remove(_ service: Any.Type) {
    instances[ObjectIdentifier(service)] = nil
    inUse.remove(ObjectIdentifier(service))
  }

  /// Forgets all that is registered.
  public func clear() {
    instances = [:]
    inUse = []
  }

  /// The instance that stands for the service, or `nil` when it is not registered.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    guard let found = instances[ObjectIdentifier(service)] as? Service else {
      return nil
    }
    inUse.insert(ObjectIdentifier(service))
    return found
  }
}

// Wrong: what was cleared is not found, and held all the same.
// Rejected by: an instance is held until it is replaced or removed

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [ObjectIdentifier: (round: Int, instance: Any)] = [:]
  private var round = 0

  public init() {}

  /// Lets `instance` stand for the service from now on: the last registration wins.
  ///
  /// - Parameter service: What others will ask for. Best a protocol, so that a mock can stand in.
  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances[ObjectIdentifier(service)] = (round, instance)
  }

  /// Whether the service is registered.
  public func contains(_ service: Any.Type) -> Bool {
    instances[ObjectIdentifier(service)]?.round == round
  }

  /// Forgets what is registered for the service.
  public func remove(_ service: Any.Type) {
    instances[ObjectIdentifier(service)] = nil
  }

  /// Forgets all that is registered.
  public func clear() { round += 1 }

  /// The instance that stands for the service, or `nil` when it is not registered.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    guard let entry = instances[ObjectIdentifier(service)], entry.round == round else { return nil }
    return entry.instance as? Service
  }
}

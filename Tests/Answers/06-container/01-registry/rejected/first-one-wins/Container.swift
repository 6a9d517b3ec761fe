// Wrong: keeps the first registration, so nobody replaces the app's.
// Rejected by: the last registration wins

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [ObjectIdentifier: Any] = [:]

  public init() {}

  public func register<Service>(_ service: Service.Type, instance: Service) {
    guard !contains(service) else { return }
    instances[ObjectIdentifier(service)] = instance
  }

  public func contains(_ service: Any.Type) -> Bool {
    instances[ObjectIdentifier(service)] != nil
  }

  public func remove(_ service: Any.Type) {
    instances[ObjectIdentifier(service)] = nil
  }

  public func clear() { instances = [:] }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    instances[ObjectIdentifier(service)] as? Service
  }
}

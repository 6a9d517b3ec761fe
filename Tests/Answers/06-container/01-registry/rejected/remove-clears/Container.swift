// Wrong: forgets all services when one is to go.
// Rejected by: removing a service leaves the others

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [ObjectIdentifier: Any] = [:]

  public init() {}

  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances[ObjectIdentifier(service)] = instance
  }

  public func contains(_ service: Any.Type) -> Bool {
    instances[ObjectIdentifier(service)] != nil
  }

  public func remove(_ service: Any.Type) {
    clear()
  }

  public func clear() { instances = [:] }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    instances[ObjectIdentifier(service)] as? Service
  }
}

// Wrong: keeps the instance under its own class as well.
// Rejected by: a service is found by no other type

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [ObjectIdentifier: Any] = [:]

  public init() {}

  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances[ObjectIdentifier(service)] = instance
    instances[ObjectIdentifier(type(of: instance as Any))] = instance
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

// Wrong: `type(of:)` is the protocol for a protocol, the subclass for a class.
// Rejected by: a subclass can stand in for its class

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [ObjectIdentifier: Any] = [:]

  public init() {}

  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances[ObjectIdentifier(type(of: instance))] = instance
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

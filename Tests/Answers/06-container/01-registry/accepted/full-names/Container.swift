// Sound: the full name of a type is a key, too; see our answer's page.

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [String: Any] = [:]

  public init() {}

  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances[String(reflecting: service)] = instance
  }

  public func contains(_ service: Any.Type) -> Bool {
    instances[String(reflecting: service)] != nil
  }

  public func remove(_ service: Any.Type) {
    instances[String(reflecting: service)] = nil
  }

  public func clear() { instances = [:] }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    instances[String(reflecting: service)] as? Service
  }
}

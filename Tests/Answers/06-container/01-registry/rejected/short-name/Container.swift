// Wrong: the key is the last word of the type's name.
// Rejected by: each type has a key of its own

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [String: Any] = [:]

  public init() {}

  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances["\(service)"] = instance
  }

  public func contains(_ service: Any.Type) -> Bool {
    instances["\(service)"] != nil
  }

  public func remove(_ service: Any.Type) {
    instances["\(service)"] = nil
  }

  public func clear() { instances = [:] }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    instances["\(service)"] as? Service
  }
}

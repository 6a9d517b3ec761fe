// Wrong: the key is the last two words of the type's name.
// Rejected by: each type has a key of its own

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [String: Any] = [:]

  public init() {}

  /// `Bread.Price`, not only `Price`.
  private func key(_ service: Any.Type) -> String {
    String(reflecting: service).split(separator: ".").suffix(2)
      .joined(separator: ".")
  }

  /// Lets `instance` stand for the service from now on: the last registration wins.
  ///
  /// - Parameter service: What others will ask for. Best a protocol, so that a mock can stand in.
  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances[key(service)] = instance
  }

  /// Whether the service is registered.
  public func contains(_ service: Any.Type) -> Bool {
    instances[key(service)] != nil
  }

  /// Forgets what is registered for the service.
  public func remove(_ service: Any.Type) {
    instances[key(service)] = nil
  }

  /// Forgets all that is registered.
  public func clear() { instances = [:] }

  /// The instance that stands for the service, or `nil` when it is not registered.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    instances[key(service)] as? Service
  }
}

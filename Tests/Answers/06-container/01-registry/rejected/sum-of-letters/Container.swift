// Wrong: the key is the sum of the letters of a name, which two names can share.
// Rejected by: each type has a key of its own
/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [Int: Any] = [:]

  public init() {}

  private func key(_ service: Any.Type) -> Int {
    String(reflecting: service).utf8.reduce(0) { $0 + Int($1) }
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

/// Finds the services of an app.
public final class Container {
  private var instances: [String: Any] = [:]

  public init() {}

  /// Lets `instance` stand for the service from now on: the last registration
  /// wins.
  ///
  /// - Parameter service: What others will ask for. Best a protocol, so that
  ///   a mock can stand in.
  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances["\(type(of: instance as Any))"] = instance
  }

  /// Whether the service is registered.
  public func contains(_ service: Any.Type) -> Bool {
    instances["\(service)"] != nil
  }

  /// Forgets what is registered for the service.
  public func remove(_ service: Any.Type) {
    instances = instances.filter { type(of: $0.value) != service }
  }

  /// Forgets all that is registered.
  public func clear() { instances = [:] }

  /// The instance that stands for the service, or `nil` when it is not
  /// registered.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    instances["\(service)"].flatMap { $0 as? Service }
  }
}

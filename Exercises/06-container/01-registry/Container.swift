/// Finds the services of an app.
public final class Container {
  private var instances: [Any] = []

  public init() {}

  /// Lets `instance` stand for the service from now on: the last registration
  /// wins.
  ///
  /// - Parameter service: What others will ask for. Best a protocol, so that
  ///   a mock can stand in.
  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances.append(instance)
  }

  /// Whether the service is registered.
  public func contains(_ service: Any.Type) -> Bool {
    instances.contains { type(of: $0) == service }
  }

  /// Forgets what is registered for the service.
  public func remove(_ service: Any.Type) {
    instances.removeAll { type(of: $0) == service }
  }

  /// Forgets all that is registered.
  public func clear() { instances = [] }

  /// The instance that stands for the service, or `nil` when it is not
  /// registered.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    for case let fitting as Service in instances { return fitting }
    return nil
  }
}

/// Finds services by the types that they were registered for.
public final class Container {
  // TODO 2: Then, two types that share a short name, like `Bread.Price` and
  // `Cake.Price`, are two services. Take a key that each type has for itself.
  private var instances: [String: Any] = [:]

  public init() {}

  /// Lets `instance` stand for the service from now on: the last registration
  /// wins.
  ///
  /// - Parameter service: What others will ask for. Best a protocol, so
  ///   that a mock can stand in.
  public func register<Service>(_ service: Service.Type, instance: Service) {
    // TODO 1: Those who ask for `service` must find `instance`, and those who
    // ask for another type must not. The instance's class must not matter.
    instances["\(type(of: instance as Any))"] = instance
  }

  /// Whether the service is registered.
  public func contains(_ service: Any.Type) -> Bool {
    instances["\(service)"] != nil
  }

  /// Forgets what is registered for the service.
  public func remove(_ service: Any.Type) {
    // TODO 3: Forget this service, and no other. The same instance, or one
    // of the same class, may stand for others.
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

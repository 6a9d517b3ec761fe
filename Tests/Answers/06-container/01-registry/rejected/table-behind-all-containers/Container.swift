// Wrong: one static table, which outlives each container that wrote into it.
// Rejected by: keeps nothing that changes in a global or static property

import Synchronization

/// Finds services by the types that they were registered for.
public final class Container {
  private struct Key: Hashable {
    let container: ObjectIdentifier
    let service: ObjectIdentifier
  }

  nonisolated(unsafe) private static var instances: [Key: Any] = [:]

  public init() {}

  private func key(_ service: Any.Type) -> Key {
    Key(
      container: ObjectIdentifier(self), service: ObjectIdentifier(service))
  }

  /// Lets `instance` stand for the service from now on: the last registration
  /// wins.
  public func register<Service>(_ service: Service.Type, instance: Service) {
    Self.instances[key(service)] = instance
  }

  /// Whether the service is registered.
  public func contains(_ service: Any.Type) -> Bool {
    Self.instances[key(service)] != nil
  }

  /// Forgets what is registered for the service.
  public func remove(_ service: Any.Type) {
    Self.instances[key(service)] = nil
  }

  /// Forgets all that is registered.
  public func clear() {
    let own = ObjectIdentifier(self)
    Self.instances = Self.instances.filter { $0.key.container != own }
  }

  /// The instance that stands for the service, or `nil` when it is not
  /// registered.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    Self.instances[key(service)] as? Service
  }
}

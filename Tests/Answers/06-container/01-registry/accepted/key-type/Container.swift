// Sound: a key type around the metatype, and instances behind closures.
// Keeps: 2

/// A type, as the key of a dictionary.
private struct Key: Hashable {
  let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
  }

  static func == (left: Key, right: Key) -> Bool {
    left.type == right.type
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

/// Finds services by the types that they were registered for.
public final class Container {
  private var instances: [Key: () -> Any] = [:]

  public init() {}

  public func register<Service>(_ service: Service.Type, instance: Service) {
    instances[Key(service)] = { instance }
  }

  public func contains(_ service: Any.Type) -> Bool {
    instances.keys.contains(Key(service))
  }

  public func remove(_ service: Any.Type) {
    instances.removeValue(forKey: Key(service))
  }

  public func clear() { instances.removeAll() }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    instances[Key(service)]?() as? Service
  }
}

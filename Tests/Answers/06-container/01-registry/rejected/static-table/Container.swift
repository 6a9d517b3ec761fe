// Wrong: one table for all containers, and the compiler's question silenced.
// Rejected by: keeps nothing that changes in a global or static property

import Foundation

/// Finds services by the types that they were registered for.
public final class Container {
  private static let lock = NSLock()
  private typealias Table = [ObjectIdentifier: Any]
  private nonisolated(unsafe) static var instances: Table = [:]

  public init() {}

  public func register<Service>(_ service: Service.Type, instance: Service) {
    Self.lock.withLock { Self.instances[ObjectIdentifier(service)] = instance }
  }

  public func contains(_ service: Any.Type) -> Bool {
    Self.lock.withLock { Self.instances[ObjectIdentifier(service)] != nil }
  }

  public func remove(_ service: Any.Type) {
    Self.lock.withLock { Self.instances[ObjectIdentifier(service)] = nil }
  }

  public func clear() {
    Self.lock.withLock { Self.instances = [:] }
  }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    Self.lock.withLock { Self.instances[ObjectIdentifier(service)] } as? Service
  }
}

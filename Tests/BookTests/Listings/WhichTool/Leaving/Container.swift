import Synchronization

/// As much of stage 6's container as one house needs. The table is copied
/// before a factory runs, so no lock is held meanwhile; two threads may build
/// a shared part twice.
final class Container: Sendable {
  enum Lifetime { case transient, shared }

  enum Missing: Error, Equatable { case service(String) }

  private let recipes = Mutex<[ObjectIdentifier: any Sendable]>([:])
  private let kept = Mutex<[ObjectIdentifier: any Sendable]>([:])

  func register<Service: Sendable>(
    _ service: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping @Sendable (Container) throws -> Service
  ) {
    let recipe = Recipe(lifetime: lifetime, factory: factory)
    recipes.withLock { $0[ObjectIdentifier(service)] = recipe }
  }

  func resolve<Service: Sendable>(_ service: Service.Type) throws -> Service {
    let key = ObjectIdentifier(service)
    if let instance = kept.withLock({ $0[key] }) as? Service { return instance }
    guard let recipe = recipes.withLock({ $0[key] }) as? Recipe<Service> else {
      throw Missing.service("\(service)")
    }
    let instance = try recipe.factory(self)
    if recipe.lifetime == .shared { kept.withLock { $0[key] = instance } }
    return instance
  }
}

private struct Recipe<Service>: Sendable {
  let lifetime: Container.Lifetime
  let factory: @Sendable (Container) throws -> Service
}

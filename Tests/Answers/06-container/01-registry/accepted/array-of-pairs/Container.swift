// Sound: an array of pairs; metatypes can be compared.
// Keeps: 1

/// Finds services by the types that they were registered for.
public final class Container {
  private var pairs: [(service: Any.Type, instance: Any)] = []

  public init() {}

  public func register<Service>(_ service: Service.Type, instance: Service) {
    remove(service)
    pairs.append((service, instance))
  }

  public func contains(_ service: Any.Type) -> Bool {
    pairs.contains { $0.service == service }
  }

  public func remove(_ service: Any.Type) {
    pairs.removeAll { $0.service == service }
  }

  public func clear() { pairs = [] }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    pairs.first { $0.service == service }?.instance as? Service
  }
}

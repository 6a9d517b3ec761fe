// The outside world. Leave it as it is.

/// The container that the bakery used until last week.
final class OldContainer {
  private var factories: [ObjectIdentifier: (OldContainer) -> Any] = [:]

  func register<Service>(
    _ service: Service.Type, factory: @escaping (OldContainer) -> Service
  ) {
    factories[ObjectIdentifier(service)] = factory
  }

  /// When nothing is registered, the app stops, and nobody knows who asked.
  /// In a cycle, the app stops, too: the factories call each other for ever.
  func resolve<Service>(_ service: Service.Type) -> Service {
    factories[ObjectIdentifier(service)]!(self) as! Service
  }
}

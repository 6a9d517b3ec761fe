import Synchronization

/// The container that old code asks.
final class Container: Sendable {
  static let shared = Container()
  private let services = Mutex<[ObjectIdentifier: any Sendable]>([:])

  func register<Service: Sendable>(_ type: Service.Type, _ service: Service) {
    services.withLock { $0[ObjectIdentifier(type)] = service }
  }

  func resolve<Service: Sendable>(_ type: Service.Type) -> Service? {
    services.withLock { $0[ObjectIdentifier(type)] } as? Service
  }
}

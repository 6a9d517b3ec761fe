import Synchronization

/// Finds what was registered, by its type.
final class Locator: Sendable {
  static let shared = Locator()
  private let services = Mutex<[ObjectIdentifier: any Sendable]>([:])

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  func register<Service: Sendable>(_ type: Service.Type, _ service: Service) {
    services.withLock { $0[ObjectIdentifier(type)] = service }
  }

  func find<Service: Sendable>(_ type: Service.Type) throws -> Service {
    guard let service = services.withLock({ $0[ObjectIdentifier(type)] }) as? Service else {
      throw Missing(description: "\(type) was never registered")
    }
    return service
  }
}

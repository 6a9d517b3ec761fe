final class Locator {
  struct NotFound: Error {}

  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ type: Service.Type, _ service: Service) {
    services[ObjectIdentifier(type)] = service
  }

  func find<Service>(_ type: Service.Type) throws -> Service {
    guard let service = services[ObjectIdentifier(type)] as? Service else {
      throw NotFound()
    }
    return service
  }
}

extension Container {
  /// What is registered by now. Stops the app, with the service's name, when nothing is.
  func require<Service>(_ service: Service.Type = Service.self) -> Service {
    resolve(service) ?? missing(service)
  }

  private func missing<Service>(_ service: Service.Type) -> Service {
    fatalError("Please register \(String(reflecting: service)) before its first use.")
  }
}

@propertyWrapper
struct Injection<Service> {
  let container: Container

  init(from container: Container) { self.container = container }

  var wrappedValue: Service { container.require() }
}

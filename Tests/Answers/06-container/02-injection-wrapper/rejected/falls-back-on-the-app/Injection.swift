// Wrong: what its own container lacks comes from one for the whole app.
// Rejected by: a forgotten service stops the app when it is used, and is named

enum AppContainer {
  nonisolated(unsafe) static var shared = Container()
}

@propertyWrapper
struct Injection<Service> {
  private let container: Container

  init(from container: Container) {
    self.container = container
  }

  var wrappedValue: Service {
    let service = container.resolve(Service.self)
    guard let service = service ?? AppContainer.shared.resolve(Service.self)
    else { fatalError("\(Service.self) is not registered.") }
    return service
  }
}

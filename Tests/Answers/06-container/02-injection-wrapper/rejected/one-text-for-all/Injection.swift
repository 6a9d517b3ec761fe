// Wrong: a wrapper for all services whose text fits one of them.
// Rejected by: a forgotten service stops the app when it is used, and is named

@propertyWrapper
struct Injection<Service> {
  private let container: Container

  init(from container: Container) {
    self.container = container
  }

  var wrappedValue: Service {
    guard let service = container.resolve(Service.self) else {
      fatalError("Flour missing")
    }
    return service
  }
}

// Wrong: relies on somebody else to keep the container.
// Rejected by: a property of any type keeps the container that it asks

@propertyWrapper
struct Injection<Service> {
  private weak let container: Container?

  init(from container: Container) {
    self.container = container
  }

  var wrappedValue: Service {
    guard let service = container?.resolve(Service.self) else {
      fatalError("\(Service.self) is not registered.")
    }
    return service
  }
}

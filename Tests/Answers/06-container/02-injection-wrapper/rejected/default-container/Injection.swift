// Wrong: a container of its own when nobody chooses one, and it stays empty.
// Rejected by: a property without a container does not compile

@propertyWrapper
struct Injection<Service> {
  private let container: Container

  init(from container: Container = Container()) {
    self.container = container
  }

  var wrappedValue: Service {
    guard let service = container.resolve(Service.self) else {
      fatalError("\(Service.self) is not registered.")
    }
    return service
  }
}

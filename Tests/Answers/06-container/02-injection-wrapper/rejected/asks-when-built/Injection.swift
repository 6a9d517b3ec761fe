// Wrong: asks when the object is built, when nothing is registered yet.
// Rejected by: a screen can be built before its services are registered

@propertyWrapper
struct Injection<Service> {
  private let service: Service?

  init(from container: Container) {
    service = container.resolve(Service.self)
  }

  var wrappedValue: Service {
    guard let service else { fatalError("\(Service.self) is not registered.") }
    return service
  }
}

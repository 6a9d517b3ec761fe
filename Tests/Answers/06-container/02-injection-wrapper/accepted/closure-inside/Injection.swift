// Sound: keeps a closure that asks the container, and no container.
// Keeps: 1

@propertyWrapper
struct Injection<Service> {
  private let find: () -> Service?

  init(from container: Container) {
    find = { container.resolve(Service.self) }
  }

  var wrappedValue: Service {
    guard let service = find() else {
      preconditionFailure("Register something for \(Service.self) first.")
    }
    return service
  }
}

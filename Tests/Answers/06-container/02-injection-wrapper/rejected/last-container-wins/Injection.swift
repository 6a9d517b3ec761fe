// Wrong: silences the compiler, and keeps one container for all properties.
// Rejected by: two screens each ask their own container

private enum Current {
  nonisolated(unsafe) static var container = Container()
}

@propertyWrapper
struct Injection<Service> {
  init(from container: Container) {
    Current.container = container
  }

  var wrappedValue: Service {
    guard let service = Current.container.resolve(Service.self) else {
      fatalError("\(Service.self) is not registered.")
    }
    return service
  }
}

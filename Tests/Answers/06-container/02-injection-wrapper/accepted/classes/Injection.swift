// Sound: classes where we have structs, and a parts' list inside the baker.

@propertyWrapper
final class Injection<Service> {
  private let container: Container

  init(from container: Container) {
    self.container = container
  }

  var wrappedValue: Service {
    let service = container.resolve(Service.self)
    precondition(service != nil, "nobody registered \(Service.self)")
    return service!
  }
}

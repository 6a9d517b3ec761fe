// Wrong: asks once, and keeps what it found.
// Rejected by: each use asks the container again

@propertyWrapper
final class Injection<Service> {
  private let container: Container
  private lazy var service = container.resolve(Service.self)

  init(from container: Container) {
    self.container = container
  }

  var wrappedValue: Service {
    guard let service else { fatalError("\(Service.self) is not registered.") }
    return service
  }
}

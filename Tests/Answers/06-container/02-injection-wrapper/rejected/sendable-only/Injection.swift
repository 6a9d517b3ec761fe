// Wrong: a wrapper that takes fewer types than the container has.
// Rejected by: a property of any type keeps the container that it asks
/// A property that asks a container for its value, at each use.
///
/// For objects that others build, with a container and nothing else:
///
/// ```swift
/// @Injection private var oven: any Oven
///
/// init(container: Container) {
///   _oven = Injection(from: container)
/// }
/// ```
@propertyWrapper
struct Injection<Service: Sendable> {
  private let container: Container

  /// - Parameter container: Need not know the service before its first use.
  init(from container: Container) {
    self.container = container
  }

  /// What stands for the service now. Stops the app when nothing does.
  var wrappedValue: Service {
    guard let service = container.resolve(Service.self) else {
      fatalError("\(Service.self) is not registered in this container.")
    }
    return service
  }
}

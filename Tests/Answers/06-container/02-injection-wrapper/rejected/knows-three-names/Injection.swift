// Wrong: names the services of today, and any other one is just “a service”.
// Rejected by: a forgotten service stops the app when it is used, and is named
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
struct Injection<Service> {
  private let container: Container

  /// - Parameter container: Need not know the service before its first use.
  init(from container: Container) {
    self.container = container
  }

  private var name: String {
    switch ObjectIdentifier(Service.self) {
    case ObjectIdentifier((any Oven).self): "Oven"
    case ObjectIdentifier((any Flour).self): "Flour"
    case ObjectIdentifier((any Bell).self): "Bell"
    default: "A service"
    }
  }

  /// What stands for the service now. Stops the app when nothing does.
  var wrappedValue: Service {
    guard let service = container.resolve(Service.self) else {
      fatalError("\(name) is not registered in this container.")
    }
    return service
  }
}

// Wrong: only the letters that a type's name begins with are told.
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

  /// What stands for the service now. Stops the app when nothing does.
  var wrappedValue: Service {
    guard let service = container.resolve(Service.self) else {
      let name = "\(Service.self)".replacing("any ", with: "")
        .prefix { $0.isLetter }
      fatalError("\(name) is not registered in this container.")
    }
    return service
  }
}

// Wrong: the wrapper writes down every use in a static list that the whole app shares.
// Rejected by: nothing is kept in a global or static property
import Synchronization

/// What was asked for, in order.
private enum InjectionLog {
  static let uses = Mutex<[String]>([])
}

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
    InjectionLog.uses.withLock { $0.append("\(Service.self)") }
    guard let service = container.resolve(Service.self) else {
      fatalError("\(Service.self) is not registered in this container.")
    }
    return service
  }
}

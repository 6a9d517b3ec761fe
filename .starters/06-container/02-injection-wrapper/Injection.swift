import Synchronization

/// The container for the whole app. Swift 6 refuses it without the `Mutex`.
enum AppContainer {
  static let shared = Mutex(makeContainer())
}

/// A property that asks a container for its value.
///
/// ```swift
/// @Injection private var oven: any Oven
/// ```
@propertyWrapper
struct Injection<Service: Sendable> {
  // TODO 1: Let whoever has such a property choose its container, instead of
  // one for all. What stands for the service may change until the next use.

  // TODO 2: When nothing stands for the service, the text with which the app
  // stops must help whoever forgot it.
  var wrappedValue: Service {
    AppContainer.shared.withLock { $0.resolve(Service.self) }!
  }
}

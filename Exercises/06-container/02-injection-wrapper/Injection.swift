import Synchronization

// TODO 3: Whoever has such a property must choose its container: there is none
// for the whole app, and no default. Each use must show what is registered by
// then. `AppContainer` is not needed any more: delete it.

/// The container for the whole app. Swift 6 refuses it without the `Mutex`.
enum AppContainer {
  static let shared = Mutex(makeContainer())

  private static func makeContainer() -> Container {
    let container = Container()
    container.register((any Oven).self, instance: DeckOven())
    container.register((any Flour).self, instance: FlourBin())
    return container
  }
}

/// A property that asks a container for its value.
///
/// ```swift
/// @Injection private var oven: any Oven
/// ```
@propertyWrapper
struct Injection<Service: Sendable> {
  // TODO 5: When the service is not registered, the app stops. The text must
  // then help whoever forgot it, whatever `Service` is.
  var wrappedValue: Service {
    AppContainer.shared.withLock { $0.resolve(Service.self) }!
  }
}

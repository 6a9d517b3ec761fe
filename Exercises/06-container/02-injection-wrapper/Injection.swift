import Synchronization

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
  var wrappedValue: Service {
    AppContainer.shared.withLock { $0.resolve(Service.self) }!
  }
}

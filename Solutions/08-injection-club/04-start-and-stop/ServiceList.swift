/// Services in an order in which they can start.
///
/// A service is built with the services that it needs, so those were added
/// before it.
struct ServiceList: Sendable {
  private(set) var all: [any Service] = []

  @discardableResult
  mutating func add<S: Service>(_ service: S) -> S {
    all.append(service)
    return service
  }
}

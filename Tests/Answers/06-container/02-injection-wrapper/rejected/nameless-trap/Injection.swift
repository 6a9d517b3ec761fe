// Wrong: stops the app without a word on what is missing.
// Rejected by: a forgotten service stops the app when it is used, and is named

@propertyWrapper
struct Injection<Service> {
  private let container: Container

  init(from container: Container) {
    self.container = container
  }

  var wrappedValue: Service { container.resolve(Service.self)! }
}

// Wrong: a request whose trace is empty reads none, as if it were outside of all requests.
// Rejected by: requests at the same time have a trace each

/// What lives exactly as long as one request.
final class RequestScope: Sendable {
  /// The scope of the request that the running code belongs to.
  @TaskLocal static var current: RequestScope?

  let trace: String
  private let container: Container
  private let opened: Opened

  /// - Parameter register: Registers what a request opens for itself. Its
  ///   factories note each thing in the list, and hold nothing else of a scope.
  init(
    trace: String, parent: Container, register: (Container, Opened) -> Void
  ) {
    self.trace = trace
    container = Container(parent: parent)
    opened = Opened()
    register(container, opened)
  }

  func resolve<Service>(_ service: Service.Type) throws -> Service {
    try container.resolve(service)
  }

  /// Closes what the request has opened; returns what went wrong.
  func end() -> [any Error] { opened.closeAll() }
}

/// The trace of the request in which this is called; `none` outside of all.
func currentTrace() -> String {
  guard let trace = RequestScope.current?.trace, !trace.isEmpty else {
    return "none"
  }
  return trace
}

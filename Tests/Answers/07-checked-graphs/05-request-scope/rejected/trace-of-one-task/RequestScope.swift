// Wrong: the trace is known by its task, and a child task is another one.
// Rejected by: a request's child tasks find its trace

/// What lives exactly as long as one request.
final class RequestScope: Sendable {
  /// The scope of the request that the running code belongs to.
  @TaskLocal static var current: RequestScope?

  let trace: String
  let task = withUnsafeCurrentTask { $0?.hashValue }
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
  guard let scope = RequestScope.current,
    withUnsafeCurrentTask(body: { $0?.hashValue }) == scope.task
  else { return "none" }
  return scope.trace
}

// Sound: the scope is handed down, and only its trace surrounds the task.
// Keeps: 1

/// What lives exactly as long as one request.
final class RequestScope: Sendable {
  private let container: Container
  private let opened: Opened

  /// - Parameter register: Registers what a request opens for itself. Its
  ///   factories note each thing in the list, and hold nothing else of a scope.
  init(
    parent: Container, register: (Container, Opened) -> Void
  ) {
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
func currentTrace() -> String { Trace.current }

enum Trace {
  @TaskLocal static var current = "none"
}

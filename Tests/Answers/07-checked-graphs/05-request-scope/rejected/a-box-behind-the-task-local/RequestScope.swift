// Wrong: the task-local value is one box, whose contents every request changes.
// Rejected by: requests at the same time have a trace each

import Synchronization

/// What lives exactly as long as one request.
final class RequestScope: Sendable {
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
func currentTrace() -> String { TraceBox.current.trace.withLock { $0 } }

final class TraceBox: Sendable {
  @TaskLocal static var current = TraceBox()
  let trace = Mutex("none")
}

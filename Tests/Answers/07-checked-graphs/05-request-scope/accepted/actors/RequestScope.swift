// Sound: the office and the list of what was opened are actors, and the trace alone surrounds the task.

/// What lives exactly as long as one request: the parts that it opens.
actor RequestScope {
  @TaskLocal static var trace: String?

  private let container: Container
  private let opened = Opened()

  init(parent: Container, _ register: @Sendable (Container, Opened) -> Void) {
    container = Container(parent: parent)
    register(container, opened)
  }

  func resolve<Service>(_ service: Service.Type) throws -> sending Service {
    let service = try container.resolve(service)
    nonisolated(unsafe) let result = service
    return result
  }

  func end(_ report: (any Error) -> Void) {
    opened.closeAll().forEach(report)
  }
}

func currentTrace() -> String { RequestScope.trace ?? "none" }

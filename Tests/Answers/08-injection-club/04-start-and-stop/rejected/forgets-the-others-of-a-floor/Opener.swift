/// Starts the floors one after the other, and all of a floor together.
struct Opener: Sendable {
  struct Failure: Error {
    let name: String
    let error: any Error
  }

  let say: @Sendable (String) -> Void

  func open(
    _ graph: Graph, until signals: AsyncStream<Signal>
  ) async -> (started: [any Service], isFine: Bool) {
    guard !Task.isCancelled else { return ([], true) }
    let starting = Task { await start(graph) }
    let listener = Task {
      for await _ in signals { break }
      starting.cancel()
    }
    defer { listener.cancel() }
    return await withTaskCancellationHandler {
      let (started, isFine) = await starting.value
      if isFine { await listener.value }
      return (started, isFine)
    } onCancel: {
      starting.cancel()
      listener.cancel()
    }
  }

  private func start(
    _ graph: Graph
  ) async -> (started: [any Service], isFine: Bool) {
    var started: [any Service] = []
    do {
      for floor in graph.floors {
        guard !Task.isCancelled else { break }
        try await withThrowingTaskGroup(of: (any Service).self) { group in
          for service in floor {
            group.addTask {
              do {
                try await service.start()
                return service
              } catch { throw Failure(name: service.name, error: error) }
            }
          }
          for try await service in group { started.append(service) }
        }
      }
    } catch let failure as Failure {
      guard !Task.isCancelled else { return (started, true) }
      say("\(failure.name) didn't start: \(failure.error)")
      return (started, false)
    } catch {}
    return (started, true)
  }
}

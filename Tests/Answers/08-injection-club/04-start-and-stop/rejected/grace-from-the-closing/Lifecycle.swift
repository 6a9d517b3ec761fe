import Synchronization

/// Starts each service when all that it needs have started, and stops it when
/// all that need it have stopped.
struct Lifecycle: Sendable {
  let graph: Graph
  let grace: @Sendable () async throws -> Void
  let say: @Sendable (String) -> Void

  /// Returns when everything that was started has been stopped.
  ///
  /// - Returns: Whether there was no problem.
  func run(until signals: AsyncStream<Signal>) async -> Bool {
    let opening = await open(until: signals)
    // A task of its own: this one may be cancelled, and the stops may not.
    let isClosed = await Task { await close(opening.started) }.value
    return !opening.hasFailed && isClosed
  }
}

// MARK: - Opening

private struct Opening: Sendable {
  /// The indices of the services that have started.
  var started: Set<Int> = []
  var hasFailed = false
}

private enum Event: Sendable {
  case started(Int)
  case failed
  case toldToEnd
  case signal
}

/// Whether services may still start.
private final class Door: Sendable {
  private let open = Mutex(true)

  var isOpen: Bool { open.withLock { $0 } }
  func close() { open.withLock { $0 = false } }
}

extension Lifecycle {
  private func open(until signals: AsyncStream<Signal>) async -> Opening {
    await withTaskGroup(of: Event.self) { group in
      group.addTask {
        for await _ in signals { break }
        return .signal
      }
      let door = Door()
      let dependents = graph.dependents
      var missing = graph.needs.map(\.count)
      for index in missing.indices where missing[index] == 0 {
        group.addTask { await start(index, through: door) }
      }
      var opening = Opening()
      for await event in group {
        switch event {
        case .started(let index):
          opening.started.insert(index)
          for dependent in dependents[index] {
            missing[dependent] -= 1
            guard missing[dependent] == 0, door.isOpen else { continue }
            group.addTask { await start(dependent, through: door) }
          }
        case .failed:
          opening.hasFailed = true
          group.cancelAll()
        case .signal:
          door.close()
          group.cancelAll()
        case .toldToEnd:
          break
        }
      }
      return opening
    }
  }

  private func start(_ index: Int, through door: Door) async -> Event {
    guard door.isOpen, !Task.isCancelled else { return .toldToEnd }
    let service = graph.services[index]
    do {
      try await service.start()
      return .started(index)
    } catch {
      guard !Task.isCancelled else { return .toldToEnd }
      door.close()
      say("\(service.name) didn't start: \(error)")
      return .failed
    }
  }
}

// MARK: - Closing

extension Lifecycle {
  /// Each stop is a task that first awaits the stops of those that need the
  /// service.
  private func close(_ started: Set<Int>) async -> Bool {
    let dependents = graph.dependents
    var stops: [Int: Task<Bool, Never>] = [:]
    // What needs a service was added after it.
    for index in started.sorted(by: >) {
      let users = dependents[index].compactMap { stops[$0] }
      let service = graph.services[index]
      stops[index] = Task { await stop(service, after: users) }
    }
    var isFine = true
    for stop in stops.values where !(await stop.value) { isFine = false }
    return isFine
  }

  /// Returns after the grace period at the latest.
  ///
  /// A task group would wait for a stop that never ends, so the two tasks are
  /// unstructured.
  private func stop(
    _ service: any Service, after users: [Task<Bool, Never>]
  ) async -> Bool {
    let (ends, end) = AsyncStream.makeStream(of: String?.self)
    let stopping = Task {
      do {
        for user in users { _ = await user.value }
        try await service.stop()
        end.yield(nil)
      } catch {
        end.yield(": \(error)")
      }
    }
    let waiting = Task {
      guard (try? await grace()) != nil else { return }
      end.yield(" in time")
    }
    defer {
      stopping.cancel()
      waiting.cancel()
    }
    for await first in ends {
      guard let first else { return true }
      say("\(service.name) didn't stop\(first)")
      return false
    }
    return true
  }
}

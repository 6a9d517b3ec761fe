// Wrong: when the stream of signals ends during the opening, all services start before the club closes.
// Rejected by: a signal during the start stops what has started

/// Starts services in their order, waits, and stops them in reverse.
struct Lifecycle: Sendable {
  let services: [any Service]
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
  var started: [any Service] = []
  var hasFailed = false
}

private enum End: Sendable {
  case starts(Opening)
  case signal(Signal)
  case silence
}

extension Lifecycle {
  /// Starts the services, and returns at a signal, or after a failure.
  private func open(until signals: AsyncStream<Signal>) async -> Opening {
    await withTaskGroup(of: End.self) { group in
      group.addTask { .starts(await start()) }
      group.addTask {
        for await signal in signals { return .signal(signal) }
        return .silence
      }
      var opening = Opening()
      for await end in group {
        switch end {
        case .starts(let result):
          opening = result
          if result.hasFailed { group.cancelAll() }
        case .signal:
          group.cancelAll()
        case .silence:
          // Cancelled, as the starts are then, or there are no more signals.
          continue
        }
      }
      return opening
    }
  }

  private func start() async -> Opening {
    var opening = Opening()
    for service in services where !Task.isCancelled {
      do {
        try await service.start()
        opening.started.append(service)
      } catch {
        // A start that was told to end may throw.
        guard !Task.isCancelled else { break }
        say("\(service.name) didn't start: \(error)")
        opening.hasFailed = true
        break
      }
    }
    return opening
  }
}

// MARK: - Closing

extension Lifecycle {
  private func close(_ started: [any Service]) async -> Bool {
    var isFine = true
    for service in started.reversed() {
      guard let problem = await problem(stopping: service) else { continue }
      say("\(service.name) didn't stop\(problem)")
      isFine = false
    }
    return isFine
  }

  /// What went wrong with a stop, or `nil`; after the grace period at the
  /// latest.
  ///
  /// A task group would wait for a stop that never ends, so the two tasks are
  /// unstructured.
  private func problem(stopping service: any Service) async -> String? {
    let (ends, end) = AsyncStream.makeStream(of: String?.self)
    let stopping = Task {
      do {
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
    for await first in ends { return first }
    return nil
  }
}

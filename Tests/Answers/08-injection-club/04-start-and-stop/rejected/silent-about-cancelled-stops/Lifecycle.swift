// Wrong: a stop that throws a CancellationError isn't reported.
// Rejected by: each stop that fails is reported

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

extension Lifecycle {
  /// Starts the services, and returns at a signal, or after a failure.
  private func open(until signals: AsyncStream<Signal>) async -> Opening {
    await withTaskGroup(of: Opening?.self) { group in
      group.addTask { await start() }
      group.addTask {
        for await _ in signals { break }
        return nil
      }
      var opening = Opening()
      for await end in group {
        if let end { opening = end }
        // Either task ends the other one, but not when the club is open.
        if end?.hasFailed ?? true { group.cancelAll() }
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
      } catch is CancellationError {
        // The grace period is over, and that's reported already.
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

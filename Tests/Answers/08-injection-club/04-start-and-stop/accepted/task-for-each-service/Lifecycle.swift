struct Lifecycle: Sendable {
  let graph: ServiceGraph
  let grace: @Sendable () async throws -> Void
  let say: @Sendable (String) -> Void

  func run(until signals: AsyncStream<Signal>) async -> Bool {
    let (started, failed) = await open(until: signals)
    return await Task { await close(started) && !failed }.value
  }

  private enum Event: Sendable {
    case started(Int), failed(Int, String), cancelled, signal
  }

  /// Starts what can start, and again after each start that has returned.
  private func open(
    until signals: AsyncStream<Signal>
  ) async -> (started: Set<Int>, failed: Bool) {
    await withTaskGroup(of: Event.self) { group in
      var started: Set<Int> = []
      var begun: Set<Int> = []
      var isClosing = false
      var failed = false
      group.addTask {
        for await _ in signals { break }
        return .signal
      }
      func startWhatCan() {
        for (number, service) in graph.services.enumerated()
        where !begun.contains(number)
          && graph.needs[number].allSatisfy(started.contains)
        {
          begun.insert(number)
          group.addTask {
            guard !Task.isCancelled else { return .cancelled }
            do {
              try await service.start()
              return .started(number)
            } catch {
              return Task.isCancelled
                ? .cancelled : .failed(number, "\(error)")
            }
          }
        }
      }
      startWhatCan()
      for await event in group {
        switch event {
        case .started(let number): started.insert(number)
        case .failed(let number, let error):
          if !failed {
            say("\(graph.services[number].name) didn't start: \(error)")
          }
          (failed, isClosing) = (true, true)
        case .signal: isClosing = true
        case .cancelled: break
        }
        if isClosing { group.cancelAll() } else { startWhatCan() }
      }
      return (started, failed)
    }
  }

  /// Stops what can stop, and again after each stop.
  private func close(_ started: Set<Int>) async -> Bool {
    await withTaskGroup(of: (Int, String?).self) { group in
      var (running, begun) = (started, Set<Int>())
      var isFine = true
      func stopWhatCan() {
        for number in started.subtracting(begun)
        where running.isDisjoint(with: graph.dependents(of: number)) {
          begun.insert(number)
          let service = graph.services[number]
          group.addTask { (number, await problem(stopping: service)) }
        }
      }
      stopWhatCan()
      for await (number, problem) in group {
        running.remove(number)
        if let problem {
          say("\(graph.services[number].name) didn't stop\(problem)")
          isFine = false
        }
        stopWhatCan()
      }
      return isFine
    }
  }

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

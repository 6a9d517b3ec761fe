/// Stops a service, for as long as its grace period.
struct Stopper: Sendable {
  let grace: @Sendable () async throws -> Void

  func problem(stopping service: any Service) async -> String? {
    let (ends, end) = AsyncStream.makeStream(of: String?.self)
    let stop = Task {
      do {
        try await service.stop()
        end.yield(nil)
      } catch { end.yield(": \(error)") }
    }
    let timer = Task {
      try await grace()
      end.yield(" in time")
    }
    defer {
      stop.cancel()
      timer.cancel()
    }
    for await first in ends { return first }
    return nil
  }
}

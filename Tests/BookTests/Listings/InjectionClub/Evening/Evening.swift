/// Something that runs as long as the program does.
struct Service: Sendable {
  let name: String
  let start: @Sendable () async throws -> Void
  let stop: @Sendable () async -> Void
}

/// Starts the services in this order, waits, and stops what runs in reverse.
func run(_ services: [Service], until end: () async -> Void) async throws {
  var running: [Service] = []
  do {
    for service in services {
      try await service.start()
      running.append(service)
    }
    await end()
  } catch {
    await stop(running)
    throw error
  }
  await stop(running)
}

private func stop(_ running: [Service]) async {
  for service in running.reversed() { await service.stop() }
}

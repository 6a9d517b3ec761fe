struct Archive: Sendable {}

nonisolated(nonsending) func withArchive(_ body: (Archive) async throws -> Void) async throws {
  print("The archive is open.")
  defer { print("The archive is closed.") }
  try await body(Archive())
}

nonisolated(nonsending) func withAlarms(
  reading archive: Archive, _ body: () async throws -> Void
) async throws {
  print("The alarms are on.")
  defer { print("The alarms are off.") }
  try await body()
}

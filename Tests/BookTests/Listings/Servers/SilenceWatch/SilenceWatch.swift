struct SilenceWatch: Sendable {
  let clock: any Clock<Duration>
  let warn: @Sendable (_ text: String) async -> Void

  /// Warns after half an hour, unless its task is cancelled before.
  func start(_ hive: String) async throws {
    try await clock.sleep(for: .seconds(1800))
    await warn("The \(hive) is silent.")
  }
}

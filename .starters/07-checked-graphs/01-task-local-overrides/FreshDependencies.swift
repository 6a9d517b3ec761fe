import Testing

/// Surrounds each test, and each case of it, with test values of its own.
struct FreshDependencies: TestTrait, SuiteTrait, TestScoping {
  /// Fails a test that uses `time` or `say` and does not override it.
  var fail: @Sendable (String) -> Void = { Issue.record("\($0)") }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
  }
}

extension Trait where Self == FreshDependencies {
  static var freshDependencies: Self { Self() }
}

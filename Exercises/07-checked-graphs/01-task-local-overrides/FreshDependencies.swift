import Testing

/// Surrounds each test, and each case of it, with test values of its own.
struct FreshDependencies: TestTrait, SuiteTrait, TestScoping {
  /// Fails a test that uses `time` or `say` and does not override it.
  var fail: @Sendable (String) -> Void = { Issue.record("\($0)") }

  // TODO 5: Keep the promise above, also when the trait stands on a suite. At
  // first, such a trait gives the suite one scope, which its tests share. With
  // `var isRecursive: Bool { true }`, each of them has one.
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

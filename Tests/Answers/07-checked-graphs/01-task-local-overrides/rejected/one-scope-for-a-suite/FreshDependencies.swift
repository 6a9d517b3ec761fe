// Wrong: on a suite, it makes values once for all tests in it.
// Rejected by: each case of a suite's test has fresh values

import Testing

/// Surrounds each test, and each case of it, with test values of its own.
struct FreshDependencies: TestTrait, SuiteTrait, TestScoping {
  /// Fails a test that uses `time` or `say` and does not override it.
  var fail: @Sendable (String) -> Void = { Issue.record("\($0)") }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      $0 = .test(fail: fail)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == FreshDependencies {
  static var freshDependencies: Self { Self() }
}

// Wrong: the trait keeps the error of a test, which is called passed then.
// Rejected by: keeps running the test that has the trait, once

import Testing

/// Surrounds each test, and each case of it, with test values of its own.
struct FreshDependencies: TestTrait, SuiteTrait, TestScoping {
  /// Fails a test that uses `time` or `say` and does not override it.
  var fail: @Sendable (String) -> Void = { Issue.record("\($0)") }

  /// A suite's tests inherit it. Otherwise all of them would share one scope.
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    await withDependencies {
      $0 = .test(fail: fail)
    } operation: {
      try? await function()
    }
  }
}

extension Trait where Self == FreshDependencies {
  static var freshDependencies: Self { Self() }
}

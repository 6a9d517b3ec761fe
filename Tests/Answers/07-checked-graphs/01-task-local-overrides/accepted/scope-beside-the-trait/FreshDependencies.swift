// Sound: the trait only says what surrounds a test; another type does it.
import Testing

/// For a test, or a suite of tests, that runs with test values of its own.
struct FreshDependencies: TestTrait, SuiteTrait {
  /// Fails a test that uses `time` or `say` and does not override it.
  var fail: @Sendable (String) -> Void = { Issue.record("\($0)") }

  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> FreshScope? {
    testCase.map { _ in FreshScope(values: .test(fail: fail)) }
  }
}

/// One run of a test, surrounded by these values.
struct FreshScope: TestScoping {
  let values: Dependencies

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      $0 = values
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == FreshDependencies {
  static var freshDependencies: Self { Self() }
}

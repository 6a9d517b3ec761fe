import Testing

/// Surrounds each test, and each case of it, with test values of its own.
struct FreshDependencies: TestTrait, SuiteTrait {
  /// Fails a test that uses `time` or `say` and does not override it.
  var fail: @Sendable (String) -> Void = { text in
    Issue.record(Comment(rawValue: text))
  }

  /// A suite's tests inherit it. Otherwise all of them would share one scope.
  let isRecursive = true

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Scope? {
    testCase == nil ? nil : Scope(fail: fail)
  }
}

extension FreshDependencies: TestScoping {
  typealias Scope = FreshDependencies

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies({ $0 = .test(fail: fail) }, operation: function)
  }
}

extension Trait where Self == FreshDependencies {
  static var freshDependencies: Self { Self() }
}

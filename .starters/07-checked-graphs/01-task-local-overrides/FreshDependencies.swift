import Testing

/// For a test, or a suite of tests, that runs with test values of its own.
struct FreshDependencies: TestTrait, SuiteTrait {
  /// Fails a test that uses `time` or `say` and does not override it.
  var fail: @Sendable (String) -> Void = { Issue.record("\($0)") }
}

extension Trait where Self == FreshDependencies {
  static var freshDependencies: Self { Self() }
}

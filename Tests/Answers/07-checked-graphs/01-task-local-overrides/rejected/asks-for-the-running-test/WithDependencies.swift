// Wrong: asks Swift Testing whether a test runs, and has other values then.
// Rejected by: keeps code outside of overrides live in Swift Testing, too
import Testing

extension Dependencies {
  /// The values that surround the running code: live, unless overridden.
  @TaskLocal fileprivate static var ofTask: Dependencies?

  static var current: Dependencies {
    ofTask ?? (Test.current == nil ? live : .test { Issue.record("\($0)") })
  }

  fileprivate func changed(
    by change: (inout Dependencies) -> Void
  ) -> Dependencies {
    var changed = self
    change(&changed)
    return changed
  }
}

/// Runs the operation, surrounded by changed values.
func withDependencies<Value>(
  _ change: (inout Dependencies) -> Void,
  operation: () throws -> Value
) rethrows -> Value {
  let changed = Dependencies.current.changed(by: change)
  return try Dependencies.$ofTask.withValue(changed, operation: operation)
}

/// Runs the asynchronous operation, surrounded by changed values.
func withDependencies<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ change: (inout Dependencies) -> Void,
  operation: () async throws -> Value
) async rethrows -> Value {
  let changed = Dependencies.current.changed(by: change)
  return try await Dependencies.$ofTask.withValue(
    changed, operation: operation)
}

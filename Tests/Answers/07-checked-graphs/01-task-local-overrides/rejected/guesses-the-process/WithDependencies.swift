// Wrong: looks whether it is under test, and is another app there.
// Rejected by: keeps code outside of overrides live

import Foundation

extension Dependencies {
  /// The values that surround the running code: live, unless overridden.
  @TaskLocal static var current =
    ProcessInfo.processInfo.arguments[0].contains("xctest") ? preview : live

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
  return try Dependencies.$current.withValue(changed, operation: operation)
}

/// Runs the asynchronous operation, surrounded by changed values.
func withDependencies<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ change: (inout Dependencies) -> Void,
  operation: () async throws -> Value
) async rethrows -> Value {
  let changed = Dependencies.current.changed(by: change)
  return try await Dependencies.$current.withValue(
    changed, operation: operation)
}

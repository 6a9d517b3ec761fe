import Synchronization

/// The values that surround the running code: live, unless overridden.
private let surrounding = Mutex(Dependencies.live)

extension Dependencies {
  static var current: Dependencies {
    surrounding.withLock { $0 }
  }

  /// Returns what was there before.
  fileprivate static func replaceCurrent(
    changedBy change: (inout Dependencies) -> Void
  ) -> Dependencies {
    var changed = live
    change(&changed)
    return surrounding.withLock { values in
      defer { values = changed }
      return values
    }
  }
}

// TODO: One test's override reaches the test next to it. Overrides must belong
// to the code inside them, and to the tasks that start there.

/// Runs the operation, surrounded by changed values.
func withDependencies<Value>(
  _ change: (inout Dependencies) -> Void,
  operation: () throws -> Value
) rethrows -> Value {
  let old = Dependencies.replaceCurrent(changedBy: change)
  defer { surrounding.withLock { $0 = old } }
  return try operation()
}

/// Runs the asynchronous operation, surrounded by changed values.
func withDependencies<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ change: (inout Dependencies) -> Void,
  operation: () async throws -> Value
) async rethrows -> Value {
  let old = Dependencies.replaceCurrent(changedBy: change)
  defer { surrounding.withLock { $0 = old } }
  return try await operation()
}

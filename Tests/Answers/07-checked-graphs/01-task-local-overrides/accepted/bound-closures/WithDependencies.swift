extension Dependencies {
  /// The values that surround the running code: live, unless overridden.
  @TaskLocal static var current = Dependencies.live

  fileprivate func changed(
    by change: (inout Dependencies) -> Void
  ) -> Dependencies {
    var changed = self
    change(&changed)
    return changed
  }
}

extension Dependencies {
  /// The work will run with the values that surround this call, on whatever thread.
  static func bound(_ work: @escaping @Sendable () -> Void)
    -> @Sendable () -> Void
  {
    let values = current
    return { $current.withValue(values, operation: work) }
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

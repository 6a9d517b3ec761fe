// Wrong: an override inside two others begins with the live values.
// Rejected by: an inner override keeps what the outer one changed

extension Dependencies {
  /// The values that surround the running code: live, unless overridden.
  @TaskLocal static var current = Dependencies.live

  /// An override of an override takes what it has from the first one.
  private var isChanged: Bool { Self.depth < 2 }

  @TaskLocal fileprivate static var depth = 0

  fileprivate func changed(
    by change: (inout Dependencies) -> Void
  ) -> Dependencies {
    var changed = Self.live
    if isChanged { changed = self }
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
  return try Dependencies.$depth.withValue(Dependencies.depth + 1) {
    try Dependencies.$current.withValue(changed, operation: operation)
  }
}

/// Runs the asynchronous operation, surrounded by changed values.
func withDependencies<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ change: (inout Dependencies) -> Void,
  operation: () async throws -> Value
) async rethrows -> Value {
  let changed = Dependencies.current.changed(by: change)
  return try await Dependencies.$depth.withValue(Dependencies.depth + 1) {
    try await Dependencies.$current.withValue(changed, operation: operation)
  }
}

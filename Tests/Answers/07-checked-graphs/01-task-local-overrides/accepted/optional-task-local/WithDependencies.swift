// Sound: only what was overridden is task-local; nothing was, outside.

extension Dependencies {
  @TaskLocal private static var overridden: Dependencies?

  static var current: Dependencies {
    overridden ?? live
  }

  fileprivate static func run<Value>(
    with values: Dependencies, _ operation: () throws -> Value
  ) rethrows -> Value {
    try $overridden.withValue(values, operation: operation)
  }

  fileprivate static func run<Value>(
    isolation: isolated (any Actor)? = #isolation,
    with values: Dependencies, _ operation: () async throws -> Value
  ) async rethrows -> Value {
    try await $overridden.withValue(values, operation: operation)
  }
}

func withDependencies<Value>(
  _ change: (inout Dependencies) -> Void,
  operation: () throws -> Value
) rethrows -> Value {
  var values = Dependencies.current
  change(&values)
  return try Dependencies.run(with: values, operation)
}

func withDependencies<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ change: (inout Dependencies) -> Void,
  operation: () async throws -> Value
) async rethrows -> Value {
  var values = Dependencies.current
  change(&values)
  return try await Dependencies.run(with: values, operation)
}

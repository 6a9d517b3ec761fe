// Sound: each part is task-local by itself; a list is made when it is asked.
// Keeps: 1

private enum Surrounding {
  @TaskLocal static var time = Dependencies.live.time
  @TaskLocal static var say = Dependencies.live.say
  @TaskLocal static var nextTicket = Dependencies.live.nextTicket
}

extension Dependencies {
  static var current: Dependencies {
    Dependencies(
      time: Surrounding.time, say: Surrounding.say,
      nextTicket: Surrounding.nextTicket)
  }
}

func withDependencies<Value>(
  _ change: (inout Dependencies) -> Void,
  operation: () throws -> Value
) rethrows -> Value {
  var new = Dependencies.current
  change(&new)
  return try Surrounding.$time.withValue(new.time) {
    try Surrounding.$say.withValue(new.say) {
      try Surrounding.$nextTicket.withValue(
        new.nextTicket, operation: operation)
    }
  }
}

func withDependencies<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ change: (inout Dependencies) -> Void,
  operation: () async throws -> Value
) async rethrows -> Value {
  var new = Dependencies.current
  change(&new)
  return try await Surrounding.$time.withValue(new.time) {
    try await Surrounding.$say.withValue(new.say) {
      try await Surrounding.$nextTicket.withValue(
        new.nextTicket, operation: operation)
    }
  }
}

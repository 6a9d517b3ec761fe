// Wrong: keeps values for each thread; a task is not bound to a thread.
// Rejected by: tasks keep the values that they were started with

import Foundation

extension Dependencies {
  private final class Box {
    let values: Dependencies
    init(_ values: Dependencies) { self.values = values }
  }

  static fileprivate(set) var current: Dependencies {
    get {
      let box = Thread.current.threadDictionary["Dependencies"] as? Box
      return box?.values ?? live
    }
    set {
      Thread.current.threadDictionary["Dependencies"] = Box(newValue)
    }
  }
}

func withDependencies<Value>(
  _ change: (inout Dependencies) -> Void,
  operation: () throws -> Value
) rethrows -> Value {
  let old = Dependencies.current
  defer { Dependencies.current = old }
  change(&Dependencies.current)
  return try operation()
}

func withDependencies<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ change: (inout Dependencies) -> Void,
  operation: () async throws -> Value
) async rethrows -> Value {
  let old = Dependencies.current
  defer { Dependencies.current = old }
  change(&Dependencies.current)
  return try await operation()
}

/// Tells a spec which parts of the outside world the code under test touched.
///
/// Files that stand for the world (a server, a clock, a store) call `Tripwire.touch(_:)`. A spec
/// wraps the code under test in `Tripwire.touched(by:)` and reads what was hit. The record is
/// task-local, so specs that run in parallel do not hear one another. A spec also hears what is
/// touched within another `touched(by:)` of its body, so that no code can hide a call in one.
/// Outside a spec, touching does nothing.
public enum Tripwire {
  /// The innermost record last.
  @TaskLocal private static var records: [SpecRecorder<String>] = []
  @TaskLocal private static var watcher: (@Sendable (String) -> Void)?

  /// Reports that the world's part of this name was used.
  public static func touch(_ name: String) {
    for record in records { record.record(name) }
    watcher?(name)
  }

  /// Those who listen to this task, to be taken to threads that the task starts.
  struct Listeners: Sendable {
    fileprivate let records: [SpecRecorder<String>]
    fileprivate let watcher: (@Sendable (String) -> Void)?

    /// Runs the body on another thread, and hears what it touches.
    func listening<Result>(to body: () throws -> Result) rethrows -> Result {
      try $records.withValue(records) { try $watcher.withValue(watcher) { try body() } }
    }
  }

  static var current: Listeners { Listeners(records: records, watcher: watcher) }

  /// Runs the body and returns its result with the names that it touched, in order.
  public static func touched<Result>(
    by body: () throws -> Result
  ) rethrows -> (result: Result, names: [String]) {
    let record = SpecRecorder<String>()
    let result = try $records.withValue(records + [record]) { try body() }
    return (result, record.values)
  }

  /// Runs the body; at each touch calls `watcher` with the name, on the thread that touches.
  ///
  /// A watcher that waits holds up the code under test at this point, which forces an overlap of
  /// two threads.
  public static func watched<Result>(
    by watcher: @escaping @Sendable (String) -> Void,
    during body: () throws -> Result
  ) rethrows -> Result {
    try $watcher.withValue(watcher) { try body() }
  }

  /// Runs the asynchronous body and returns its result with the names that it touched, in order.
  ///
  /// Child tasks are heard, detached tasks are not.
  public static func touched<Result>(
    isolation: isolated (any Actor)? = #isolation,
    by body: () async throws -> Result
  ) async rethrows -> (result: Result, names: [String]) {
    let record = SpecRecorder<String>()
    let result = try await $records.withValue(records + [record]) { try await body() }
    return (result, record.values)
  }
}

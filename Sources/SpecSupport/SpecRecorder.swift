import Synchronization

/// A list that a test double fills and a spec reads, safe from any thread.
public final class SpecRecorder<Value: Sendable>: Sendable {
  private let storage = Mutex<[Value]>([])

  public init() {}

  /// Appends a value.
  public func record(_ value: Value) {
    storage.withLock { $0.append(value) }
  }

  /// Everything recorded so far, oldest first.
  public var values: [Value] {
    storage.withLock { $0 }
  }
}

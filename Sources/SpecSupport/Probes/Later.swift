import Synchronization

/// The probe **later**: a piece of the world that a spec changes after the answer was built, or
/// while it works.
///
/// ```swift
/// let now = Changeable(nine)
/// let receipt = makeReceipt(clock: { now.value })
/// now.value = ten
/// #expect(receipt.time == nine)
/// ```
public final class Changeable<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>
  private let reads = Mutex(0)

  public init(_ value: Value) { storage = Mutex(value) }

  /// What the world says now.
  public var value: Value {
    get {
      reads.withLock { $0 += 1 }
      return storage.withLock { $0 }
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// How often the value was read.
  public var readCount: Int { reads.withLock { $0 } }
}

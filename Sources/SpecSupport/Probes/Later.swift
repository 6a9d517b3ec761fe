import Synchronization

/// The probe **later**: a piece of the world that a spec changes after the answer was built, or
/// while it works.
///
/// ```swift
/// let now = SpecVariable(nine)
/// let receipt = makeReceipt(clock: { now.value })
/// now.value = ten
/// #expect(receipt.time == nine)
/// ```
public final class SpecVariable<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>

  public init(_ value: Value) { storage = Mutex(value) }

  /// What the world says now.
  public var value: Value {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}

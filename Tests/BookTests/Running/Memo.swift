import Synchronization

/// Results that several tests need and that take time: each is worked out once.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Slot: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let slots = Mutex<[Key: Slot]>([:])

  /// Returns what is known of the key; else works it out while others who ask for it wait.
  func value(for key: Key, _ workOut: () throws -> Value) throws -> Value {
    let slot = slots.withLock { slots in
      let slot = slots[key] ?? Slot()
      slots[key] = slot
      return slot
    }
    return try slot.value.withLock { known in
      if let known { return known }
      let value = try workOut()
      known = value
      return value
    }
  }
}

import Foundation

/// Stands in for Synchronization's `Mutex`, with a lock that the thread sanitizer sees.
///
/// `.ci/thread-sanitizer` puts a copy into each module, where it goes before the imported one.
struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private final class Storage {
    let mutex = NSLock()
    var value: Value
    /// Changed before and after each use, since changes of a generic value are not watched.
    var uses = 0

    init(_ value: consuming Value) {
      self.value = value
    }
  }
  private let storage: Storage

  init(_ initialValue: consuming sending Value) {
    storage = Storage(initialValue)
  }

  borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    hide(storage.mutex.lock)
    storage.uses += 1
    defer {
      storage.uses += 1
      hide(storage.mutex.unlock)
    }
    return try body(&storage.value)
  }
}

/// Set by the script, to see whether the lock makes a difference. It locks all the same: without,
/// memory is destroyed, and anything may happen next.
private let isHidden = false

/// Keeps the sanitizer from seeing a lock or an unlock, if it shall be hidden.
private func hide(_ change: () -> Void) {
  if isHidden { ignoreSyncBegin(#fileID, #line) }
  change()
  if isHidden { ignoreSyncEnd(#fileID, #line) }
}

// Both are in the sanitizer's own library.
@_silgen_name("AnnotateIgnoreSyncBegin")
private func ignoreSyncBegin(_ file: UnsafePointer<CChar>, _ line: CInt)
@_silgen_name("AnnotateIgnoreSyncEnd")
private func ignoreSyncEnd(_ file: UnsafePointer<CChar>, _ line: CInt)

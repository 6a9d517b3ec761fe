import Dispatch
import Synchronization

/// Does the work for each item on a thread of its own and returns the results in order.
///
/// - Throws: The first item's error, of those whose work threw.
func concurrently<Item: Sendable, Output: Sendable>(
  _ items: [Item], _ work: @Sendable (Item) throws -> Output
) throws -> [Output] {
  let results = Mutex<[Int: Result<Output, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let result = Result { try work(items[index]) }
    results.withLock { $0[index] = result }
  }
  return try results.withLock { results in
    try items.indices.map { try results[$0]!.get() }
  }
}

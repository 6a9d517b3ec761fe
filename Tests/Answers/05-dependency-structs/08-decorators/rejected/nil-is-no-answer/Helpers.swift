import Synchronization

struct Tides: TideTable {
  let tides: @Sendable (String) throws -> [Tide]
  let warning: @Sendable (String) throws -> String?

  func tides(at harbour: String) throws -> [Tide] { try tides(harbour) }
  func surgeWarning(at harbour: String) throws -> String? {
    try warning(harbour)
  }
}

func note<A>(
  _ call: String, _ log: (String) -> Void, _ body: () throws -> A
) throws -> A {
  do {
    let answer = try body()
    log("\(call): answered")
    return answer
  } catch {
    log("\(call): failed, \(error)")
    throw error
  }
}

final class Shelf<A: Sendable>: Sendable {
  private let seconds: Int
  private let now: @Sendable () -> Int
  private let items = Mutex<[String: (A, Int)]>([:])

  init(seconds: Int, now: @escaping @Sendable () -> Int) {
    self.seconds = seconds
    self.now = now
  }

  func take(_ key: String, _ ask: () throws -> A) throws -> A {
    if let (answer, since) = items.withLock({ $0[key] }),
      now() - since < seconds
    {
      return answer
    }
    let answer = try ask()
    let since = now()
    items.withLock { $0[key] = (answer, since) }
    return answer
  }

  func clear(_ key: String) {
    items.withLock { $0[key] = nil }
  }
}

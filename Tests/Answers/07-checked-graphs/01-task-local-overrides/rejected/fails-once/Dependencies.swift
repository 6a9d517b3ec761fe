// Wrong: fails a test at the first forgotten value only.
// Rejected by: what a test does not override fails it and is not real

import Synchronization

/// What is wanted everywhere; no initializer hands it over.
struct Dependencies: Sendable {
  var time: @Sendable () -> String
  var say: @Sendable (String) -> Void
  var nextTicket: @Sendable () -> Int
}

extension Dependencies {
  /// For the app: the real ones.
  static let live = Dependencies(
    time: Harbour.time, say: Harbour.say, nextTicket: Harbour.nextTicket)

  /// For a designer's screen: pleasant, always the same, nothing real.
  static let preview = Dependencies(
    time: { "09:00" }, say: { _ in }, nextTicket: { 1 })

  /// For a test: tickets from 1. The rest fails it, unless overridden.
  ///
  /// - Parameter fail: Fails the test. Each call of `time` or `say` calls it
  ///   once, with a text that has this name.
  static func test(
    fail: @escaping @Sendable (String) -> Void
  ) -> Dependencies {
    let sold = Mutex(0)
    let failed = Mutex<Set<String>>([])
    @Sendable func failOnce(_ name: String, _ text: String) {
      if failed.withLock({ $0.insert(name).inserted }) { fail(text) }
    }
    return Dependencies(
      time: {
        failOnce("time", "`time` was asked, and the test does not override it.")
        return "no time"
      },
      say: {
        failOnce(
          "say", "`say` was told \"\($0)\"; the test does not override it.")
      },
      nextTicket: {
        sold.withLock { number in
          number += 1
          return number
        }
      })
  }
}

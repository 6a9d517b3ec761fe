// Sound: the trait's scope stands in a type of its own, and only cases get one.

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
  static var preview: Self {
    Self(time: { "09:00" }, say: { _ in }, nextTicket: { 1 })
  }

  /// Silent, too, and with a time that a designer chooses.
  static func preview(at time: String) -> Self {
    var values = preview
    values.time = { time }
    return values
  }

  /// For a test: tickets from 1. The rest fails it, unless overridden.
  ///
  /// - Parameter fail: Fails the test. Each call of `time` or `say` calls it
  ///   once, with a text that has this name.
  static func test(
    fail: @escaping @Sendable (String) -> Void
  ) -> Dependencies {
    let sold = Mutex(0)
    return Dependencies(
      time: {
        fail("Unimplemented: Dependencies.time")
        return ""
      },
      say: { _ in fail("Unimplemented: Dependencies.say") },
      nextTicket: {
        sold.withLock { number in
          number += 1
          return number
        }
      })
  }
}

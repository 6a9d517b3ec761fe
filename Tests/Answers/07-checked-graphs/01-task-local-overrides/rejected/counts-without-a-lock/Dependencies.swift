// Wrong: two tasks may get the same number.
// Rejected by: each test's tickets are numbered from 1

/// The tickets of one test.
private final class TicketRoll: @unchecked Sendable {
  private var sold = 0

  func next() -> Int {
    sold += 1
    return sold
  }
}

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
    let roll = TicketRoll()
    return Dependencies(
      time: {
        fail("`time` was asked, and the test does not override it.")
        return "no time"
      },
      say: { fail("`say` was told \"\($0)\"; the test does not override it.") },
      nextTicket: roll.next)
  }
}

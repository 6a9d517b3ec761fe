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

  /// For a designer's screen.
  static let preview = Dependencies(
    time: { "09:00" }, say: Harbour.say, nextTicket: Harbour.nextTicket)

  /// For one test.
  ///
  /// - Parameter fail: Fails the test. Each call of `time` or `say` calls it
  ///   once, with a text that has this name.
  static func test(
    fail: @escaping @Sendable (String) -> Void
  ) -> Dependencies {
    live
  }
}

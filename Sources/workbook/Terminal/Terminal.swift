/// The person's terminal, or whatever stands in its place.
struct Terminal: Sendable {
  /// Writes to standard output, without adding a line's end.
  var write: @Sendable (String) -> Void
  /// Writes to standard error.
  var writeError: @Sendable (String) -> Void
  /// Whether output goes to a terminal that a person looks at.
  var isScreen: Bool
  /// Whether a person can press keys.
  var isKeyboard: Bool
  /// How many columns a line has.
  var width: @Sendable () -> Int
  /// Waits, at most so many seconds, for a key, or for a line when there is no keyboard.
  var readKey: @Sendable (_ seconds: Double) -> Key?
  /// Runs the body with keys arriving one by one, and leaves the terminal as it was.
  var withKeys: @Sendable (_ body: () throws -> Void) throws -> Void

  enum Key: Equatable, Sendable {
    case letter(Character)
    /// Nothing more will come.
    case end
  }
}

/// Work on one exercise, handed out turn by turn to whichever lane is free.
protocol SharedWork: Sendable {
  associatedtype Turn
  associatedtype Outcome

  /// The next turn; `nil` when there is none for now.
  func next() -> Turn?

  /// Does what the turn asks for.
  ///
  /// - Returns: What there is to say of the exercise, when this was the last turn.
  func take(_ turn: Turn, in lane: Lane) throws -> Outcome?

  /// Says it.
  ///
  /// - Parameter seconds: How long the exercise took, from its first turn on.
  func end(_ outcome: Outcome, seconds: Double) throws

  /// Hands out nothing more, and there is no outcome.
  func close()
}

extension Agenda {
  /// The exercises from the first stage on that are not planned, in reading order: what was to be
  /// left out, and what did not fit.
  public var leftOut: [Exercise] { workshop.allExercises.filter { !planned.contains($0) } }

  /// The exercises that did not fit, in reading order.
  public var unfit: [Exercise] { Array(workshop.exercises.dropFirst(planned.count)) }

  /// Where the minutes go.
  public var sums: Sums {
    var sums = Sums()
    for row in days.flatMap(\.rows) {
      sums.all += row.minutes
      switch row.kind {
      case .exercise: sums.slack += row.minutes
      case .finish: sums.finish += row.minutes
      case .pause: sums.pauses += row.minutes
      case .welcome, .sayAndDraw, .lookBack, .goodbye: sums.talks += row.minutes
      }
    }
    sums.exercises = planned.minutes
    sums.slack -= sums.exercises
    return sums
  }

  /// Minutes of an agenda.
  public struct Sums: Equatable, Sendable {
    /// All of them.
    public var all = 0
    /// What somebody who has never used dependency injection needs for the exercises.
    public var exercises = 0
    /// What a room needs beyond that.
    public var slack = 0
    /// Welcome, say and draw, look back, goodbye.
    public var talks = 0
    /// Time to finish, and for another round.
    public var finish = 0
    /// Breaks.
    public var pauses = 0
  }
}

extension [Exercise] {
  /// The minutes of all of them.
  public var minutes: Int { map(\.minutes).reduce(0, +) }
}

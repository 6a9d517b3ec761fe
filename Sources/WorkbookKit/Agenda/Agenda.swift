/// A workshop's days, minute by minute, and what they have no room for.
public struct Agenda: Sendable {
  public let workshop: Workshop
  /// As many as there are exercises for, and at most as many as the workshop has.
  public let days: [AgendaDay]
  /// The exercises that are planned, in reading order.
  public let planned: [Exercise]
}

/// One day: rows without a gap from its start to its end.
public struct AgendaDay: Equatable, Sendable {
  /// 1 for the first.
  public let number: Int
  public let rows: [AgendaRow]
}

/// What happens from one time to another.
public struct AgendaRow: Equatable, Sendable {
  public let start: TimeOfDay
  public let end: TimeOfDay
  public let kind: Kind

  public enum Kind: Equatable, Sendable {
    case welcome
    /// What the instructor tells at the start of a stage, or of a day that goes on with one.
    case sayAndDraw(Stage, isContinued: Bool)
    /// An exercise; continued after a break that has split it.
    case exercise(Exercise, isContinued: Bool)
    /// What is worth keeping of a stage.
    case lookBack(Stage)
    /// Time that no exercise needs.
    case finish
    case pause(isLunch: Bool)
    case goodbye
  }

  public var minutes: Int { end - start }
}

extension AgendaRow {
  /// What happens, in a line. Code is between back-ticks.
  public var text: String {
    switch kind {
    case .welcome: "Welcome; everybody runs doctor"
    case .sayAndDraw(let stage, isContinued: false):
      "Say and draw: stage \(stage.number), \(stage.title)"
    case .sayAndDraw(let stage, isContinued: true): "Say and draw: stage \(stage.number), continued"
    case .exercise(let exercise, isContinued: false): "\(exercise.number) \(exercise.title)"
    case .exercise(let exercise, isContinued: true):
      "\(exercise.number) \(exercise.title), continued"
    case .lookBack(let stage): "Look back: stage \(stage.number)"
    case .finish: "Time to finish; who is done repeats one with `again`"
    case .pause(isLunch: true): "Lunch"
    case .pause(isLunch: false): "Break"
    case .goodbye: "Questions and goodbye"
    }
  }

  /// The exercise, where it is one.
  public var exercise: Exercise? {
    if case .exercise(let exercise, _) = kind { return exercise }
    return nil
  }

  public var isPause: Bool {
    if case .pause = kind { return true }
    return false
  }
}

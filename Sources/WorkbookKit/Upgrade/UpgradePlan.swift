/// What an upgrade does to the learner's copy, in the order in which it does it.
public struct UpgradePlan: Equatable, Sendable {
  /// One change. Paths are relative to the learner's copy, and `source` to the newer workbook.
  public enum Change: Equatable, Sendable {
    case move(String, to: String)
    case put(source: String, at: String)
    case link(to: String, at: String)
    /// Removes a file or a folder, and the folders above it that are empty then.
    case remove(String)

    /// What will not be there any more, or not as it was.
    var touched: String {
      switch self {
      case .move(let path, _), .put(_, let path), .link(_, let path), .remove(let path): path
      }
    }
  }

  /// What becomes of one exercise.
  public struct News: Equatable, Sendable {
    public let exercise: Exercise
    public var fate: Fate
    /// The number that it had, when that was another one.
    public var formerNumber: String?
    /// Files of the outside world that are replaced although the answer is kept.
    public var newWorld: [String] = []
    /// Given files that are added although the answer is kept.
    public var added: [String] = []
  }

  public enum Fate: Equatable, Sendable {
    /// It is the same in both workbooks.
    case same
    /// The learner has not had it before.
    case new
    /// The learner had not begun it: the new starter takes the old one's place.
    case replaced
    /// The learner's answer stays.
    case kept(hasNewStarter: Bool)
    /// The newer workbook does not have it.
    case gone(wasBegun: Bool)
  }

  public internal(set) var exercises: [News] = []
  public internal(set) var changes: [Change] = []
  /// What is not taken over: neither regular files nor links within the newer workbook.
  public internal(set) var leftOut: [String] = []

  public var isEmpty: Bool { changes.isEmpty }

  /// How many files are written, and how many go, that belong to no answer and no starter.
  public var others: (written: Int, removed: Int) {
    let others = changes.filter { change in
      let path = change.touched
      return path.hasPrefix("Exercises/")
        ? UpgradePlanner.isPage(path) : !path.hasPrefix(".starters/") && path != Workbook.solutions
    }
    let removed = others.filter { if case .remove = $0 { true } else { false } }.count
    return (others.count - removed, removed)
  }
}

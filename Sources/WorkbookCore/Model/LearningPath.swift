/// A way through the workbook, for those who don't have the time for every exercise.
///
/// Each path holds the exercises of the shorter ones. The table of contents names the shortest path
/// that an exercise is on, `path: .essentials`; without a name, it is on the longest alone.
public enum LearningPath: String, CaseIterable, Codable, Comparable, Sendable {
  case afternoon
  case essentials
  case everything

  /// What it is for, in a few words.
  public var purpose: String {
    switch self {
    case .afternoon: "from a singleton to an app with a composition root"
    case .essentials: "what most apps need, and the heart of a container"
    case .everything: "all of it"
    }
  }

  public static func < (one: Self, other: Self) -> Bool {
    all.firstIndex(of: one)! < all.firstIndex(of: other)!
  }

  private static let all = allCases
}

extension Syllabus {
  /// The exercises of a path. They keep their numbers.
  public func on(_ path: LearningPath) -> Syllabus {
    Syllabus(
      stages: stages.map { stage in
        var stage = stage
        stage.exercises.removeAll { $0.path > path }
        return stage
      }.filter { !$0.exercises.isEmpty })
  }
}

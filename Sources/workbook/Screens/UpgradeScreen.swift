import WorkbookKit

/// What an upgrade does, or did, as a learner wants to know it.
struct UpgradeScreen {
  static let nothing = ["This copy is up to date. Nothing to do."]

  private let plan: UpgradePlan
  private let name: String

  init(_ plan: UpgradePlan, from name: String) {
    self.plan = plan
    self.name = name
  }

  /// Before anything is done.
  var prospect: [String] {
    let lines =
      ["An upgrade from \(name) would do this:", ""] + lines(backup: ".workbook/backups/upgrade-…")
      + ["", "Nothing was changed. To do it: swift run workbook upgrade \(name.quotedForShell)"]
    return lines.map(\.printable)
  }

  /// After all is done.
  ///
  /// - Parameter backups: The folders with what was replaced.
  func result(_ backups: [String]) -> [String] {
    let others = backups.dropLast().map { "What an interrupted upgrade replaced is kept in \($0)" }
    let lines =
      ["This copy is upgraded from \(name).", ""] + lines(backup: backups.last ?? "")
      + [""] + others + (backups.last.map { ["What was replaced is kept in \($0)"] } ?? [])
      + ["Go on: swift run workbook"]
    // The files' names are somebody else's.
    return lines.map(\.printable)
  }

  private func lines(backup: String) -> [String] {
    let others = plan.others
    return list("New", of: .new) + list("New starters, since you had not begun them", of: .replaced)
      + keptList + plan.exercises.flatMap { details($0, backup) }
      + (others == (0, 0)
        ? [] : ["Other files: \(others.written) written, \(others.removed) removed."])
      + (plan.changes.contains(.remove(Workbook.solutions))
        ? ["Solutions removed: the newer workbook has none."] : [])
      + plan.leftOut.map { "Left out, being no regular file: \($0)" }
  }
}

extension UpgradeScreen {
  private func list(_ title: String, of fate: UpgradePlan.Fate) -> [String] {
    let numbers = plan.exercises.filter { $0.fate == fate }.map(\.exercise.number)
    return numbers.isEmpty ? [] : ["\(title): \(numbers.joined(separator: ", "))"]
  }

  private var keptList: [String] {
    let numbers = plan.exercises.filter {
      if case .kept = $0.fate { true } else { false }
    }.map(\.exercise.number)
    return numbers.isEmpty ? [] : ["Your answers, kept: \(numbers.joined(separator: ", "))"]
  }

  private func details(_ news: UpgradePlan.News, _ backup: String) -> [String] {
    let exercise = news.exercise
    let title = "\(exercise.number) \(exercise.title)"
    var lines = news.formerNumber.map { ["\(title) was \($0)."] } ?? []
    switch news.fate {
    case .kept(hasNewStarter: true):
      lines += [
        "\(title) changed: yours is kept.",
        "  The new starter: .starters/\(exercise.key)",
        "  To start over with it: swift run workbook reset \(exercise.number)",
      ]
    case .gone(let wasBegun):
      lines.append("\(title) is no longer part of the workbook.")
      if wasBegun { lines.append("  Your answer: \(backup)/Exercises/\(exercise.key)") }
    default: break
    }
    if !news.newWorld.isEmpty {
      lines.append("\(title): the outside world is the new one: \(Self.list(news.newWorld))")
    }
    if !news.added.isEmpty { lines.append("\(title): new files: \(Self.list(news.added))") }
    return lines
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}

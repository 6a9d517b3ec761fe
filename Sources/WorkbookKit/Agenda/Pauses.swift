/// When the breaks are.
public enum Pauses: Equatable, Sendable {
  /// Where they suit the plan, see `UsualPauses`.
  case usual
  /// At these times on every day, in order; at none when the list is empty.
  case at([Pause])
}

extension Pauses {
  /// Reads `none`, or `10:45/15,12:30/60`: at that time, for so many minutes.
  ///
  /// - Throws: `WorkbookError` when the text is written otherwise.
  public init(_ text: String) throws {
    guard text != "none" else {
      self = .at([])
      return
    }
    let pauses = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let halves = part.split(separator: "/", omittingEmptySubsequences: false)
      guard halves.count == 2, let start = TimeOfDay(halves[0]), halves[1].allSatisfy(\.isNumber),
        let minutes = Int(halves[1]), (1...Workshop.longestDay).contains(minutes)
      else {
        throw WorkbookError(
          "`\(part)` is no break.",
          next: "Write each as TIME/MINUTES: --breaks 10:45/15,12:30/60, or --breaks none",
          isUsage: true)
      }
      return Pause(at: start, minutes: minutes)
    }
    self = .at(pauses.sorted { $0.start < $1.start })
  }

  /// - Throws: `WorkbookError` when a break is not inside the day, with room for the welcome before
  ///   it and for the goodbye after it, or when two overlap.
  func check(inside start: TimeOfDay, _ end: TimeOfDay) throws {
    guard case .at(let pauses) = self else { return }
    for pause in pauses where pause.start < start + 10 || pause.end > end - 10 {
      throw WorkbookError(
        "The break \(pause) does not lie inside the day, which is \(start)–\(end).",
        next: "Leave ten minutes before it and after it at least.", isUsage: true)
    }
    for (first, second) in zip(pauses, pauses.dropFirst()) where second.start < first.end {
      throw WorkbookError(
        "The breaks \(first) and \(second) overlap.", next: "Move one of them.", isUsage: true)
    }
  }
}

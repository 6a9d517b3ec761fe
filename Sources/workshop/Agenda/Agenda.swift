import WorkbookCore

/// A workshop's days, minute by minute, and what they have no room for.
struct Agenda: Sendable {
  let workshop: Workshop
  /// The rows of each day, without a gap from its start to its end.
  var days: [[AgendaRow]] = []
  /// The exercises that are planned, in reading order.
  var planned: [Exercise] = []
}

/// What happens from one time to another.
struct AgendaRow: Equatable, Sendable {
  let time: Range<Int>
  let kind: Kind
  /// What happens, in a line.
  let text: String

  enum Kind: Sendable { case talk, exercise, finish, pause }
}

extension Agenda {
  /// How many days there are, and when they begin and end.
  var title: String {
    "Workshop\(days.count == 1 ? "" : " of \(days.count) days"), \(TimeOfDay.text(workshop.day))"
  }

  /// What is planned and what is not, and which commands help on the day.
  var notes: [String] {
    var notes = ["Planned: \(planned.size)."]
    let leftOut = workshop.stages.flatMap(\.exercises).filter { !planned.contains($0) }
    if !leftOut.isEmpty {
      let names = workshop.stages.flatMap { stage in
        let exercises = leftOut.filter(stage.exercises.contains)
        return exercises == stage.exercises
          ? ["stage \(stage.number)"] : exercises.map { "\($0.number) \($0.title)" }
      }
      notes.append("Left out (\(leftOut.size)): \(names.joined(separator: ", ")).")
    }
    if let stage = planned.first?.number.prefix(while: { $0 != "." }), stage != "1" {
      notes.append(
        "Get our answers to the stages before \(stage): swift run workbook catch-up \(stage)")
    }
    if let last = planned.last, last == workshop.exercises.last {
      notes.append(
        "If time remains, do an exercise again: swift run workbook again \(last.number)")
    }
    return notes
  }
}

extension [Exercise] {
  /// `3 exercises, 42 minutes`: how long one person needs who is new to all of it.
  fileprivate var size: String {
    "\(Count.of(count, "exercise")), \(Count.of(map(\.minutes).reduce(0, +), "minute"))"
  }
}

import SpecSupport

/// What the services do in a program of their own.
///
/// One program does it all, since it takes half a second to build one. When it can't be built, or
/// ends early, each piece runs alone, so that each spec shows what is wrong with its own.
enum Program: CaseIterable {
  case delays, boards, storage

  /// What this piece prints; or the one line that says why it could not be built or run.
  var lines: [String] {
    Self.together[self]
      ?? client(statements, alsoDeclaring: Keeping.declarations).lines()
  }

  private static let together: [Self: [String]] = {
    let code = allCases.map {
      "do {\n\($0.statements)\n}\nprint(\"end of piece\")"
    }
    let lines = client(
      code.joined(separator: "\n"), alsoDeclaring: Keeping.declarations
    ).lines()
    let pieces = lines.split(
      separator: "end of piece", omittingEmptySubsequences: false)
    if pieces.count > allCases.count {
      return Dictionary(
        uniqueKeysWithValues: zip(allCases, pieces.map(Array.init)))
    }
    // Where one piece doesn't end, to wait for each of them takes too long.
    let waits = lines.contains { $0.contains("did not end") }
    return waits
      ? Dictionary(uniqueKeysWithValues: allCases.map { ($0, lines) }) : [:]
  }()

  private var statements: String {
    switch self {
    case .delays:
      """
      let minutes = [728, 724, 0]
      let delays = minutes.map { minute in
        MeasuredDelays(
          dependencies: MeasuredDelays.Dependencies(
            sensors: SpecSensors(minute: minute), timetable: SpecTimetable(minutes: [725, 755])))
      }
      for (minute, delays) in zip(minutes + minutes, delays + delays) {
        let late = [4, 9].map { delays.minutesLate(line: $0, at: "Port") }
        print("seen at \\(minute): line 4 is \\(late[0]) late, line 9 is \\(late[1]) late")
      }
      """
    case .boards:
      """
      var part = SpecDelays(minutes: 2)
      let first = DepartureBoard(
        stop: "Zoo",
        dependencies: DepartureBoard.Dependencies(timetable: SpecTimetable(line: 4), delays: part))
      part = SpecDelays(minutes: -5)
      let second = DepartureBoard(
        stop: "Zoo",
        dependencies: DepartureBoard.Dependencies(timetable: SpecTimetable(line: 7), delays: part))
      for board in [first, second, first] { print(board.lines().joined(separator: "; ")) }
      """
    case .storage:
      """
      \(Service.board.inTheRightOrder)
      for service: Any in [a, b, c] { look(in: service) }
      """
    }
  }
}

import SpecSupport

/// What the services do in a program of their own.
enum Program: CaseIterable {
  case delays, boards, storage

  /// What this program prints; or the one line that says why it could not be built or run.
  var lines: [String] {
    guard self != .boards || Self.board != nil else {
      return ["no board can be built from a timetable and delays"]
    }
    return Self.programs.lines(of: "\(self)")
  }

  private static let programs = SpecPrograms(
    Dictionary(
      uniqueKeysWithValues: allCases.map {
        ("\($0)", client($0.statements, alsoDeclaring: Keeping.declarations))
      }))

  private var statements: String {
    switch self {
    case .delays:
      """
      let minutes = [728, 724, 0]
      let delays = minutes.map { minute in
        makeDelays(
          sensors: SpecSensors(minute: minute), timetable: SpecTimetable(minutes: [725, 755]))
      }
      for (minute, delays) in zip(minutes + minutes, delays + delays) {
        let late = [4, 9].map { delays.minutesLate(line: $0, at: "Port") }
        let seen = minute > 0 ? "seen at \\(minute)" : "not seen yet"
        print("\\(seen): line 4 is \\(late[0]) late, line 9 is \\(late[1]) late")
      }
      """
    case .boards:
      """
      var part = SpecDelays(minutes: 2)
      var line = 4
      func make() -> DepartureBoard {
        return \(Self.board ?? "no board")
      }
      let first = make()
      (part, line) = (SpecDelays(minutes: -5), 7)
      let second = make()
      for board in [first, second, first] { print(board.lines().joined(separator: "; ")) }
      """
    case .storage:
      """
      for board in makeBoards(at: ["Port"], office: SpecOffice(), sensors: SpecSensors()) {
        look(in: board)
      }
      look(in: makeDelays(sensors: SpecSensors(), timetable: SpecTimetable()))
      """
    }
  }

  private static var board: String? {
    Service.board.make([
      "any Timetable": "SpecTimetable(line: line)", "any Delays": "part",
    ])
  }
}

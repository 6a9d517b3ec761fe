import SpecSupport

/// What the services do in a program of their own.
enum Program: CaseIterable {
  case delays, boards, storage

  /// What this program prints; or the one line that says why it could not be built or run.
  var lines: [String] { Self.programs.lines(of: "\(self)") }

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

import SpecSupport

/// What services that are built from lists do in a program of their own.
enum Program: CaseIterable {
  case timetables, delays, boards, manyStops, storage

  /// What this program prints; or the one line that says why it could not be built or run.
  var lines: [String] { Self.programs.lines(of: "\(self)") }

  private static let programs = SpecPrograms(
    Dictionary(
      uniqueKeysWithValues: allCases.map {
        ("\($0)", client($0.statements, alsoDeclaring: declarations))
      }))

  private var statements: String {
    switch self {
    case .timetables:
      """
      let first = CityTimetable(dependencies: CityTimetable.Dependencies(office: SpecPlanned(4)))
      let second = CityTimetable(dependencies: CityTimetable.Dependencies(office: SpecPlanned(9)))
      for timetable in [first, second, first] {
        print(timetable.trams(at: "Zoo").map(\\.line))
      }
      """
    case .delays:
      """
      func delays(line: Int, seen: Int) -> MeasuredDelays {
        MeasuredDelays(
          dependencies: MeasuredDelays.Dependencies(sensors: SpecSeen(seen), timetable: SpecPlanned(line)))
      }
      let first = delays(line: 4, seen: 608)
      let second = delays(line: 9, seen: 595)
      for delays in [first, second, first] {
        print([4, 9].map { delays.minutesLate(line: $0, at: "Zoo") })
      }
      """
    case .boards:
      """
      func board(line: Int, late: Int) -> DepartureBoard {
        DepartureBoard(
          stop: "Zoo",
          dependencies: DepartureBoard.Dependencies(timetable: SpecPlanned(line), delays: SpecLate(late)))
      }
      let (first, second) = (board(line: 4, late: 2), board(line: 9, late: -3))
      for board in [first, second, first] { print(board.lines().joined(separator: "; ")) }
      """
    case .manyStops:
      """
      let parts = DepartureBoard.Dependencies(timetable: SpecPlanned(4), delays: SpecLate(2))
      let boards = ["Port", "Zoo", "Hill"].map { DepartureBoard(stop: $0, dependencies: parts) }
      for board in boards + boards { print(board.lines().joined(separator: "; ")) }
      """
    case .storage:
      """
      let timetable = SpecPlanned(4)
      show("CityTimetable", CityTimetable.Dependencies(office: timetable))
      let sensors = SpecSeen(605)
      show("MeasuredDelays", MeasuredDelays.Dependencies(sensors: sensors, timetable: timetable))
      show("DepartureBoard", DepartureBoard.Dependencies(timetable: timetable, delays: SpecLate(2)))
      """
    }
  }

  /// `show(_:_:)`, which prints what a list is, and what it stores.
  private static let declarations = #"""
    func show(_ service: String, _ list: Any) {
      let list = Mirror(reflecting: list)
      let parts = list.children.map { label, part in
        let mayBeMissing = "\(type(of: part))".hasPrefix("Optional<")
        return "\(label ?? "?")\(mayBeMissing ? "?" : "")"
      }
      let kind = list.displayStyle.map { "\($0)" } ?? "?"
      print("\(service): a \(kind) with \(parts.sorted().joined(separator: ", "))")
    }

    """#
}

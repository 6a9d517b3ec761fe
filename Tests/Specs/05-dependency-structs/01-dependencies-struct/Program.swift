import SpecSupport

/// What services that are built from lists do in a program of their own.
enum Program: CaseIterable {
  case timetables, delays, boards, manyStops, storage

  /// What this program prints; or the one line that says why it could not be built or run.
  var lines: [String] {
    let missing = Service.without(services)
    return missing == [] ? Self.programs.lines(of: "\(self)") : missing
  }

  private static let programs = SpecPrograms(
    Dictionary(
      uniqueKeysWithValues: allCases.map {
        ("\($0)", client($0.statements ?? "", alsoDeclaring: declarations))
      }))

  private var services: [Service] {
    switch self {
    case .timetables: [.timetable]
    case .delays: [.delays]
    case .boards, .manyStops: [.board]
    case .storage: Service.allCases
    }
  }

  /// `nil` when a service isn't built from a list.
  private var statements: String? {
    switch self {
    case .timetables:
      Service.timetable.make(["Office": "SpecOffice(line)"]).map { timetable in
        """
        func make(line: Int) -> CityTimetable {
          \(timetable)
        }
        let (first, second) = (make(line: 4), make(line: 9))
        for (name, timetable) in [("first", first), ("second", second), ("first", first)] {
          let lines = timetable.trams(at: "Zoo").map { "line \\($0.line)" }
          print("\\(name): \\(lines.joined(separator: ", "))")
        }
        """
      }
    case .delays:
      Service.delays.make([
        "Sensors": "SpecSeen(seen)", "Timetable": "SpecPlanned(line)",
      ]).map { delays in
        """
        func make(line: Int, seen: Int) -> MeasuredDelays {
          \(delays)
        }
        let (first, second) = (make(line: 4, seen: 608), make(line: 9, seen: 595))
        for (name, delays) in [("first", first), ("second", second), ("first", first)] {
          let late = [4, 9].map { delays.minutesLate(line: $0, at: "Zoo") }
          print("\\(name): line 4 is \\(late[0]) late, line 9 is \\(late[1]) late")
        }
        """
      }
    case .boards:
      Service.board.make(
        ["Timetable": "SpecPlanned(line)", "Delays": "SpecLate(late)"],
        stop: #""Zoo""#
      ).map { board in
        """
        func make(line: Int, late: Int) -> DepartureBoard {
          \(board)
        }
        let (first, second) = (make(line: 4, late: 2), make(line: 9, late: -3))
        for board in [first, second, first] { print(board.lines().joined(separator: "; ")) }
        """
      }
    case .manyStops:
      if let list = Service.board.makeList(),
        let board = Service.board.make(list: "parts", stop: "$0")
      {
        """
        let parts = \(list)
        let stops = ["Port", "Zoo", "Hill"]
        let boards = stops.map { \(board) }
        for (stop, board) in zip(stops + stops, boards + boards) {
          let trams = board.lines().map { String($0.prefix { $0 != "," }) }
          print("\\(stop): \\(trams.isEmpty ? "no line" : trams.joined(separator: "; "))")
        }
        """
      } else {
        nil
      }
    case .storage:
      Service.allCases.map { service in
        "show(\"\(service.rawValue)\", \(service.makeList() ?? "0"))"
      }.joined(separator: "\n")
    }
  }

  /// `show(_:_:)`, which prints what a list is, and what it stores.
  private static let declarations = #"""
    func role(of part: Any) -> String {
      switch part {
      case is any Office: "Office"
      case is any Sensors: "Sensors"
      case is any Timetable: "Timetable"
      case is any Delays: "Delays"
      default: "\(type(of: part))"
      }
    }
    func show(_ service: String, _ list: Any) {
      let list = Mirror(reflecting: list)
      let parts = list.children.map { _, part in
        let mayBeMissing = "\(type(of: part))".hasPrefix("Optional<")
        return "\(role(of: part))\(mayBeMissing ? "?" : "")"
      }
      let kind = list.displayStyle.map { "\($0)" } ?? "?"
      print("\(service): a \(kind) with \(parts.sorted().joined(separator: ", "))")
    }

    """#
}

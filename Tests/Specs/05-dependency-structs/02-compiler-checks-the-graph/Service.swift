import SpecSupport

/// The three services, in the order in which they are built.
enum Service: CaseIterable {
  case timetable, delays, board

  /// Builds it from complete lists, after the services that it needs.
  var inTheRightOrder: String {
    let timetable = """
      let a = CityTimetable(dependencies: CityTimetable.Dependencies(office: office))
      """
    let delays = """
      let b = MeasuredDelays(
        dependencies: MeasuredDelays.Dependencies(sensors: sensors, timetable: a))
      """
    let board = """
      let c = DepartureBoard(
        stop: "Port", dependencies: DepartureBoard.Dependencies(timetable: a, delays: b))
      """
    return switch self {
    case .timetable: "\(timetable)\n_ = a"
    case .delays: "\(timetable)\n\(delays)\n_ = b"
    case .board: "\(timetable)\n\(delays)\n\(board)\n_ = c"
    }
  }
}

/// A client that brings `declarations`.
func client(_ statements: String, alsoDeclaring more: String = "") -> SpecClient
{
  SpecClient(statements, declarations: declarations + more)
}

/// A part for each role: `office`, `sensors`, `timetable` and `delays`.
let declarations = """
  struct SpecOffice: Office {
    func plan() -> [Tram] { [] }
  }
  struct SpecSensors: Sensors {
    var minute = 728
    func lastSeen(line: Int, at stop: String) -> Int? {
      minute > 0 ? minute : nil
    }
  }
  struct SpecTimetable: Timetable {
    var line = 4
    var minutes = [725]
    func trams(at stop: String) -> [Tram] {
      minutes.map { Tram(line: line, stop: stop, minute: $0) }
    }
  }
  struct SpecDelays: Delays {
    var minutes = 2
    func minutesLate(line: Int, at stop: String) -> Int { minutes }
  }
  let office = SpecOffice()
  let sensors = SpecSensors()
  let timetable = SpecTimetable()
  let delays = SpecDelays()
  func minute(line: Int, stop: String) -> Int? { nil }

  """

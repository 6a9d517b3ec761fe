import SpecSupport

/// The three services, and calls that the compiler judges.
enum Service: CaseIterable {
  case timetable, delays, board

  /// Builds it with a strict list, which must compile.
  var complete: String {
    switch self {
    case .timetable: "CityTimetable(dependencies: .init(office: office))"
    case .delays: "MeasuredDelays(dependencies: .init(\(Self.bothOfDelays)))"
    case .board:
      "DepartureBoard(stop: \"Port\", dependencies: .init(\(Self.bothOfBoard)))"
    }
  }

  private static let bothOfDelays = "sensors: sensors, timetable: timetable"
  private static let bothOfBoard = "timetable: timetable, delays: delays"

  /// Calls in which a part was forgotten.
  var forgetful: [String] {
    switch self {
    case .timetable:
      ["CityTimetable.Dependencies()", "CityTimetable()"]
    case .delays:
      [
        "MeasuredDelays.Dependencies(sensors: sensors)",
        "MeasuredDelays.Dependencies(timetable: timetable)",
      ]
    case .board:
      [
        "DepartureBoard.Dependencies(timetable: timetable)",
        "DepartureBoard.Dependencies(delays: delays)",
        "DepartureBoard(stop: \"Port\", timetable: timetable)",
      ]
    }
  }

  /// Calls in which nil stands in the place of a part.
  var withNil: [String] {
    switch self {
    case .timetable:
      ["CityTimetable.Dependencies(office: nil)"]
    case .delays:
      ["MeasuredDelays.Dependencies(sensors: nil, timetable: timetable)"]
    case .board:
      [
        "DepartureBoard.Dependencies(timetable: nil, delays: delays)",
        "DepartureBoard.Dependencies(timetable: timetable, delays: nil)",
      ]
    }
  }

  /// Calls in which a part stands in another one's place.
  var mistaken: [String] {
    switch self {
    case .timetable:
      ["CityTimetable.Dependencies(office: sensors)"]
    case .delays:
      [
        "MeasuredDelays.Dependencies(sensors: sensors, timetable: sensors)",
        "MeasuredDelays.Dependencies(sensors: timetable, timetable: timetable)",
        "MeasuredDelays.Dependencies(seen: minute, planned: minute)",
      ]
    case .board:
      [
        "DepartureBoard.Dependencies(timetable: delays, delays: delays)",
        "DepartureBoard.Dependencies(timetable: timetable, delays: timetable)",
      ]
    }
  }
}

/// A client that brings a part for each role: `office`, `sensors`,
/// `timetable` and `delays`.
func client(_ statements: String, alsoDeclaring more: String = "") -> Client {
  Client(
    statements,
    declarations: """
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
        func trams(at stop: String) -> [Tram] {
          [Tram(line: line, stop: stop, minute: 725)]
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

      """ + more)
}

import SpecSupport

/// Calls that the compiler judges, all of them at once.
enum Calls: CaseIterable {
  case timetableWithoutOffice, delaysWithoutAPart, delaysWithMisplacedParts,
    boardWithoutParts, boardWithOtherPartsLater

  private var code: [String] {
    switch self {
    case .timetableWithoutOffice:
      [
        "CityTimetable()",
        "CityTimetable.init as (any Office) -> CityTimetable",
      ]
        + literals.map { "CityTimetable(dependencies: \($0))" }
        + [
          "CityTimetable.Dependencies()",
          "CityTimetable.Dependencies(office: nil)",
          "CityTimetable.Dependencies(office: sensors)",
        ]
    case .delaysWithoutAPart:
      ["MeasuredDelays()"]
        + literals.map { "MeasuredDelays(dependencies: \($0))" }
        + [
          "MeasuredDelays.Dependencies()",
          "MeasuredDelays.Dependencies(sensors: sensors)",
          "MeasuredDelays.Dependencies(timetable: timetable)",
          "MeasuredDelays.Dependencies(sensors: nil, timetable: timetable)",
          "MeasuredDelays.Dependencies(sensors: sensors, timetable: nil)",
        ]
    case .delaysWithMisplacedParts:
      [
        "MeasuredDelays.Dependencies(sensors: sensors, timetable: sensors)",
        "MeasuredDelays.Dependencies(sensors: timetable, timetable: timetable)",
        "MeasuredDelays.Dependencies(sensors: timetable, timetable: sensors)",
        "MeasuredDelays.Dependencies(timetable: sensors, sensors: timetable)",
        "MeasuredDelays.Dependencies(sensors: 1, timetable: 2)",
        "MeasuredDelays.Dependencies(seen: minute, planned: minute)",
      ]
    case .boardWithoutParts:
      [
        #"DepartureBoard(stop: "Port")"#,
        #"DepartureBoard(stop: "Port", timetable: timetable)"#,
        #"DepartureBoard(stop: "Port", timetable: timetable, delays: delays)"#,
        "DepartureBoard(dependencies: .init(timetable: timetable, delays: delays))",
      ]
        + literals.map {
          #"DepartureBoard(stop: "Port", dependencies: \#($0))"#
        } + [
          "DepartureBoard.Dependencies()",
          "DepartureBoard.Dependencies(timetable: timetable)",
          "DepartureBoard.Dependencies(delays: delays)",
          "DepartureBoard.Dependencies(timetable: timetable, delays: nil)",
          "DepartureBoard.Dependencies(timetable: nil, delays: delays)",
          "DepartureBoard.Dependencies(timetable: delays, delays: delays)",
          "DepartureBoard.Dependencies(timetable: timetable, delays: timetable)",
          "DepartureBoard.Dependencies(timetable: delays, delays: timetable)",
        ]
    case .boardWithOtherPartsLater:
      [
        "list.timetable = timetable", "list.delays = delays",
        "board.dependencies = list", "board.timetable = timetable",
        "board.delays = delays",
      ]
    }
  }

  /// The statements around a call that make it compile, if anything does.
  private func piece(_ code: String) -> String {
    guard self == .boardWithOtherPartsLater else { return "_ = \(code)" }
    return """
      let list = DepartureBoard.Dependencies(timetable: timetable, delays: delays)
      var board = DepartureBoard(stop: "Port", dependencies: list)
      \(code)
      """
  }

  /// What must not stand for a list.
  private var literals: [String] {
    ["nil", "[]", "[:]", "\"\"", "0", "true", ".init()"]
  }

  /// Those of the calls that the compiler accepts.
  static func accepted(of calls: Calls) throws -> [String] {
    let verdicts = try verdicts.get()
    return calls.code.filter { verdicts[calls.piece($0)]?.isAccepted ?? true }
  }

  /// What the compiler says of a service that is built in the right order.
  static func explanation(of service: Service) throws -> String {
    try verdicts.get()[service.inTheRightOrder]?.explanation ?? "nothing"
  }

  private static let verdicts = Result {
    let pieces =
      Service.allCases.map(\.inTheRightOrder)
      + allCases.flatMap { calls in calls.code.map(calls.piece) }
    return Dictionary(
      uniqueKeysWithValues: zip(
        pieces, try SpecClient.verdicts(on: pieces, declarations: declarations))
    )
  }
}

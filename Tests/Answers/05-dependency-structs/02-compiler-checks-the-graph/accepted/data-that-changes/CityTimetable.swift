// Sound: what changes is data, and no part.

/// When the trams should come.
protocol Timetable {
  func trams(at stop: String) -> [Tram]
}

/// The timetable that the city's office plans.
final class CityTimetable: Timetable {
  struct Dependencies {
    let office: any Office
  }

  private let plan: [String: [Tram]]
  private(set) var lastStopAsked: String?

  /// Asks the office for its plan, once.
  init(dependencies: Dependencies) {
    plan = Dictionary(grouping: dependencies.office.plan(), by: \.stop)
  }

  func trams(at stop: String) -> [Tram] {
    lastStopAsked = stop
    return plan[stop] ?? []
  }
}

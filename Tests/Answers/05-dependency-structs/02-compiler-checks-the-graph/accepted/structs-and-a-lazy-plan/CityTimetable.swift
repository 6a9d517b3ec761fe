// Sound: the timetable asks its office at the first question, and only once.

/// When the trams should come.
protocol Timetable {
  func trams(at stop: String) -> [Tram]
}

/// The timetable that the city's office plans.
final class CityTimetable: Timetable {
  struct Dependencies {
    let office: any Office
  }

  private let office: any Office
  private lazy var plan = office.plan()

  /// Asks the office for its plan, once.
  init(dependencies: Dependencies) {
    office = dependencies.office
  }

  func trams(at stop: String) -> [Tram] {
    plan.filter { $0.stop == stop }
  }
}

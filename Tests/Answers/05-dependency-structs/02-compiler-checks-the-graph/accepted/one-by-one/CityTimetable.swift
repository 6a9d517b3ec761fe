/// When the trams should come.
protocol Timetable {
  func trams(at stop: String) -> [Tram]
}

/// The timetable that the city's office plans.
final class CityTimetable: Timetable {
  private let plan: [Tram]

  /// Asks the office for its plan, once.
  init(office: any Office) {
    plan = office.plan()
  }

  func trams(at stop: String) -> [Tram] {
    plan.filter { $0.stop == stop }
  }
}

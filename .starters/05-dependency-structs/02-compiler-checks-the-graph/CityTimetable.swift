/// When the trams should come.
protocol Timetable {
  func trams(at stop: String) -> [Tram]
}

/// The timetable that the city's office plans.
final class CityTimetable: Timetable {
  struct Dependencies {
    var office: any Office = TramOffice()
  }

  private let plan: [Tram]

  /// Asks the office for its plan, once.
  init(dependencies: Dependencies) {
    plan = dependencies.office.plan()
  }

  func trams(at stop: String) -> [Tram] {
    plan.filter { $0.stop == stop }
  }
}

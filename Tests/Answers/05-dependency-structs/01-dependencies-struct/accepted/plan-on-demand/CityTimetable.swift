// Sound: asks the office when the first board asks, and still only once.
// Keeps: 2

/// When the trams should come.
protocol Timetable {
  func trams(at stop: String) -> [Tram]
}

/// The timetable that the city's office plans.
final class CityTimetable: Timetable {
  struct Dependencies {
    let office: any Office
  }

  private let dependencies: Dependencies
  private lazy var plan = dependencies.office.plan()

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func trams(at stop: String) -> [Tram] {
    plan.filter { $0.stop == stop }
  }
}

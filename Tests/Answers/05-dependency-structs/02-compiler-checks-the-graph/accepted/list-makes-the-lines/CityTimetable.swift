/// When the trams should come.
protocol Timetable {
  func trams(at stop: String) -> [Tram]
}

/// The timetable that the city's office plans.
final class CityTimetable: Timetable {
  struct Dependencies {
    let office: any Office
  }

  private let tramsAt: [String: [Tram]]

  /// Asks the office for its plan, once.
  init(dependencies: Dependencies) {
    tramsAt = Dictionary(grouping: dependencies.office.plan()) { $0.stop }
  }

  func trams(at stop: String) -> [Tram] {
    tramsAt[stop] ?? []
  }
}

// Wrong: nil stands for a list with the real office.
// Rejected by: a service is built from its list and in no other way

/// When the trams should come.
protocol Timetable {
  func trams(at stop: String) -> [Tram]
}

/// The timetable that the city's office plans.
final class CityTimetable: Timetable {
  struct Dependencies {
    let office: any Office
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

/// So that previews can write `CityTimetable(dependencies: nil)`.
extension CityTimetable.Dependencies: ExpressibleByNilLiteral {
  init(nilLiteral: ()) {
    office = TramOffice()
  }
}

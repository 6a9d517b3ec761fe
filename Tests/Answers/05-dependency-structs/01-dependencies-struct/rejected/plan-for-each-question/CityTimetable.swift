// Wrong: one timetable, which has the office make a plan for each question.
// Rejected by: however many boards, the office makes one plan

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

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func trams(at stop: String) -> [Tram] {
    dependencies.office.plan().filter { $0.stop == stop }
  }
}

/// When the trams should come.
protocol Timetable {
  func trams(at stop: String) -> [Tram]
}

/// The timetable that the city's office plans.
final class CityTimetable: Timetable {
  private let trams: [Tram]

  init(_ parts: Planning) {
    trams = parts.planner.plan()
  }

  func trams(at stop: String) -> [Tram] {
    trams.filter { $0.stop == stop }
  }
}

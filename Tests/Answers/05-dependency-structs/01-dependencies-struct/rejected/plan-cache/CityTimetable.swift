// Wrong: a static cache of plans, which two offices of one type share.
// Rejected by: keeps nothing in a global or static property

import Synchronization

/// When the trams should come.
protocol Timetable {
  func trams(at stop: String) -> [Tram]
}

/// The timetable that the city's office plans.
final class CityTimetable: Timetable {
  struct Dependencies {
    let office: any Office
  }

  private static let plans = Mutex<[ObjectIdentifier: [Tram]]>([:])
  private let plan: [Tram]

  /// Asks the office for its plan, once.
  init(dependencies: Dependencies) {
    let office = ObjectIdentifier(type(of: dependencies.office))
    if let known = Self.plans.withLock({ $0[office] }) {
      plan = known
    } else {
      let new = dependencies.office.plan()
      Self.plans.withLock { $0[office] = new }
      plan = new
    }
  }

  func trams(at stop: String) -> [Tram] {
    plan.filter { $0.stop == stop }
  }
}

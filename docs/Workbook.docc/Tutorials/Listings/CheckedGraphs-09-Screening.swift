// Does not compile: does not conform to expected type 'IntervalParent'
/// What a screening needs from above.
protocol ScreeningParent {
  var printer: any Printer { get }
  var lights: any Lights { get }
}

/// What lives as long as one film runs.
final class Screening {
  let seats = SeatPlan()
  private let film: String
  private let parent: any ScreeningParent

  init(of film: String, parent: any ScreeningParent) {
    self.film = film
    self.parent = parent
  }

  var desk: Desk {
    Desk(film: film, seats: seats, printer: parent.printer)
  }

  var usher: Usher {
    Usher(seats: seats, lights: parent.lights)
  }

  func interval() -> Interval {
    Interval(parent: self)
  }
}

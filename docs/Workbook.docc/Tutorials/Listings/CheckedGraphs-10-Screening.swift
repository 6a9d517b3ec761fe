/// What a screening needs from above.
protocol ScreeningParent {
  var printer: any Printer { get }
  var lights: any Lights { get }
}

/// What lives as long as one film runs.
final class Screening: IntervalParent {
  let seats = SeatPlan()
  var lights: any Lights { parent.lights }

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
    Usher(seats: seats, lights: lights)
  }

  func interval() -> Interval {
    Interval(parent: self)
  }
}

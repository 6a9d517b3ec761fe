struct Show {
  let desk: Desk
  let usher: Usher
}

/// Two films, one after the other.
struct Evening {
  let early: Show
  let late: Show

  init(printer: any Printer, lights: any Lights) {
    let seats = SeatPlan()
    early = Show(
      desk: Desk(film: "Metropolis", seats: seats, printer: printer),
      usher: Usher(seats: seats, lights: lights))
    late = Show(
      desk: Desk(film: "Nosferatu", seats: seats, printer: printer),
      usher: Usher(seats: seats, lights: lights))
  }
}

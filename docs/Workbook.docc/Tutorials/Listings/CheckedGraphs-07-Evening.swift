/// Two films, one after the other.
struct Evening {
  let early: Screening
  let late: Screening

  init(printer: any Printer, lights: any Lights) {
    let cinema = Cinema(printer: printer, lights: lights)
    early = cinema.screening(of: "Metropolis")
    late = cinema.screening(of: "Nosferatu")
  }
}

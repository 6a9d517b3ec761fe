import Testing

@testable import Cinemas

@Test func `a screening is gone when nobody uses it`() {
  let cinema = Cinema(printer: NoPrinter(), lights: NoLights())
  weak var over: Screening?
  do {
    let screening = cinema.screening(of: "Metropolis")
    #expect(screening.desk.sell(7))
    over = screening
  }
  #expect(over == nil)
}

@Test func `an interval keeps its screening`() {
  let cinema = Cinema(printer: NoPrinter(), lights: NoLights())
  weak var screening: Screening?
  let interval: Interval
  do {
    let early = cinema.screening(of: "Metropolis")
    interval = early.interval()
    screening = early
  }
  withExtendedLifetime(interval) { #expect(screening != nil) }
}

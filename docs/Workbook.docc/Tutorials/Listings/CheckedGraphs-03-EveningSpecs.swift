import Testing

@testable import Cinemas

struct NoPrinter: Printer {
  func print(_ ticket: String) {}
}

struct NoLights: Lights {
  func set(percent: Int) {}
}

@Test func `a seat of the early show is free again in the late one`() {
  let evening = Evening(printer: NoPrinter(), lights: NoLights())

  #expect(evening.early.desk.sell(7))
  #expect(evening.late.desk.sell(7))
}

@Test func `desk and usher know the same guests`() {
  let evening = Evening(printer: NoPrinter(), lights: NoLights())

  #expect(evening.early.desk.sell(7))
  #expect(evening.early.usher.closeTheDoors() == 1)
}

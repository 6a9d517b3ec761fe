func visit(_ evening: String, millimetres: Double) {
  Locator.shared.register((any RainGauge).self, StubGauge(answer: millimetres))
  do {
    print("\(evening):", try Tour().welcome("Year 5"))
  } catch {
    print("\(evening):", error)
  }
}

visit("Monday, rain", millimetres: 3)
visit("Tuesday, rain", millimetres: 1)
visit("Wednesday, dry", millimetres: 0)

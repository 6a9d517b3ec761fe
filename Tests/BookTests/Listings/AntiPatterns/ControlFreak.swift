import Testing

/// How much rain there is right now.
protocol RainGauge {
  func millimetres() -> Double
}

struct NightWatch {
  private let gauge: any RainGauge = Gauges.make()

  func opensTheDome() -> Bool { gauge.millimetres() == 0 }
}

enum Gauges {
  static func make() -> any RainGauge { RoofGauge(port: "/dev/rain0") }
}

/// The gauge on the roof. When its cable is loose, it reads 0.
struct RoofGauge: RainGauge {
  let port: String
  func millimetres() -> Double { 0 }
}

@Test func `without a cable the dome opens, whatever the weather`() {
  #expect(NightWatch().opensTheDome())
}

struct Tour {
  func welcome(_ group: String) throws -> String {
    let gauge = try Locator.shared.find((any RainGauge).self)
    guard gauge.millimetres() == 0 else { return "Slides tonight, \(group)." }

    let lamp = try Locator.shared.find(RedLamp.self)
    return "To the roof, \(group)! \(lamp.glow())"
  }
}

protocol RainGauge: Sendable {
  func millimetres() -> Double
}

struct StubGauge: RainGauge {
  let answer: Double
  func millimetres() -> Double { answer }
}

struct RedLamp {
  func glow() -> String { "Follow the red lamp." }
}

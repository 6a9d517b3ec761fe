/// Each gauge that it makes opens the port, which allows one reader.
final class RoofGauges: GaugeFactory {
  private var isTaken = false

  func makeGauge() -> any RainGauge {
    print(isTaken ? "The port is taken." : "The port is open.")
    isTaken = true
    return RoofGauge()
  }
}

struct RoofGauge: RainGauge {
  func millimetres() -> Double { 0 }
}

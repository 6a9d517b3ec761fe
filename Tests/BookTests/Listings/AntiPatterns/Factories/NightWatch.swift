protocol GaugeFactory {
  func makeGauge() -> any RainGauge
}

struct NightWatch {
  let gauges: any GaugeFactory

  func opensTheDome() -> Bool {
    gauges.makeGauge().millimetres() == 0
  }
}

protocol RainGauge {
  func millimetres() -> Double
}

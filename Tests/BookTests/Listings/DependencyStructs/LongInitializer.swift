protocol Valve {
  func open(seconds: Int)
}

protocol SoilProbe {
  func isDry(bed: Int) -> Bool
}

protocol Forecast {
  func rainIsComing() -> Bool
}

final class Sprinkler {
  private let bed: Int
  private let valve: any Valve
  private let soil: any SoilProbe
  private let forecast: any Forecast

  init(
    bed: Int, valve: any Valve, soil: any SoilProbe, forecast: any Forecast
  ) {
    self.bed = bed
    self.valve = valve
    self.soil = soil
    self.forecast = forecast
  }

  func water() {
    guard soil.isDry(bed: bed), !forecast.rainIsComing() else { return }
    valve.open(seconds: 90)
  }
}

func makeSprinklers(
  valve: any Valve, soil: any SoilProbe, forecast: any Forecast
) -> [Sprinkler] {
  [
    Sprinkler(bed: 1, valve: valve, soil: soil, forecast: forecast),
    Sprinkler(bed: 2, valve: valve, soil: soil, forecast: forecast),
    Sprinkler(bed: 3, valve: valve, soil: soil, forecast: forecast),
  ]
}

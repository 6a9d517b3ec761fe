func makeSprinklers(
  valve: any Valve, soil: any SoilProbe, barometer: any Barometer
) -> [Sprinkler] {
  let forecast = BarometerForecast(dependencies: .init(barometer: barometer))
  let parts = Sprinkler.Dependencies(
    valve: valve, soil: soil, forecast: forecast)
  return [1, 2, 3].map { Sprinkler(bed: $0, dependencies: parts) }
}

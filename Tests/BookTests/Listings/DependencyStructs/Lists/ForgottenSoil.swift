// Does not compile: missing argument for parameter 'soil' in call

func makeSprinkler(valve: any Valve, forecast: any Forecast) -> Sprinkler {
  Sprinkler(bed: 1, dependencies: .init(valve: valve, forecast: forecast))
}

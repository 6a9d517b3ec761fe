final class Sprinkler {
  struct Dependencies {
    let valve: any Valve
    let soil: any SoilProbe
    let forecast: any Forecast
  }

  private let bed: Int
  private let dependencies: Dependencies

  init(bed: Int, dependencies: Dependencies) {
    self.bed = bed
    self.dependencies = dependencies
  }

  func water() {
    guard
      dependencies.soil.isDry(bed: bed),
      !dependencies.forecast.rainIsComing()
    else { return }
    dependencies.valve.open(seconds: 90)
  }
}

// Does not compile: use of local variable 'forecast' before its declaration

struct SoilModel {
  struct Dependencies {
    let forecast: DewForecast
  }

  let dependencies: Dependencies
}

final class DewForecast {
  struct Dependencies {
    let soil: SoilModel
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}

func makeForecast() -> DewForecast {
  let soil = SoilModel(dependencies: .init(forecast: forecast))
  let forecast = DewForecast(dependencies: .init(soil: soil))
  return forecast
}

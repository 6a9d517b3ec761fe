struct BarometerForecast: Forecast {
  struct Dependencies {
    let barometer: any Barometer
  }

  let dependencies: Dependencies

  func rainIsComing() -> Bool { dependencies.barometer.isFalling() }
}

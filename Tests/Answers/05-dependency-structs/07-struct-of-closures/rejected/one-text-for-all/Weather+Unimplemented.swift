// Wrong: the text does not say which endpoint it was.
// Rejected by: each failure names its endpoint, in its own test

extension Weather {
  static func unimplemented(
    fail: @escaping @Sendable (String) -> Void
  ) -> Weather {
    let text = "One of forecast, storms and addReport was not announced."
    return Weather(
      forecast: { city in
        fail(text)
        throw NoForecast(city: city)
      },
      storms: {
        fail(text)
        return []
      },
      addReport: { _, _ in fail(text) })
  }
}

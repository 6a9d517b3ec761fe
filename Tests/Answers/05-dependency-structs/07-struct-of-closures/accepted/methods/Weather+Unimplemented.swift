extension Weather {
  static func unimplemented(
    fail: @escaping @Sendable (String) -> Void
  ) -> Weather {
    let nothing = Nothing(fail: fail)
    return Weather(
      forecast: nothing.forecast, storms: nothing.storms,
      addReport: nothing.addReport)
  }
}

private struct Nothing {
  let fail: @Sendable (String) -> Void

  @Sendable func forecast(of city: String) throws -> Sky {
    fail("`forecast` was called and not announced.")
    throw NoForecast(city: city)
  }

  @Sendable func storms() -> [String] {
    fail("`storms` was called and not announced.")
    return []
  }

  @Sendable func addReport(from city: String, _ sky: Sky) {
    fail("`addReport` was called and not announced.")
  }
}

// Wrong: `addReport` is silent, and so the planner may go on reporting.
// Rejected by: what was not announced fails the test and stops nothing

extension Weather {
  static func unimplemented(
    fail: @escaping @Sendable (String) -> Void
  ) -> Weather {
    Weather(
      forecast: { city in
        fail("`forecast` was not announced.")
        throw NoForecast(city: city)
      },
      storms: {
        fail("`storms` was not announced.")
        return []
      },
      addReport: { _, _ in })
  }
}

// Wrong: one call that was not announced stops all tests.
// Rejected by: what was not announced fails the test and stops nothing

extension Weather {
  static func unimplemented(
    fail: @escaping @Sendable (String) -> Void
  ) -> Weather {
    Weather(
      forecast: { _ in fatalError("`forecast` was not announced.") },
      storms: { fatalError("`storms` was not announced.") },
      addReport: { _, _ in fatalError("`addReport` was not announced.") })
  }
}

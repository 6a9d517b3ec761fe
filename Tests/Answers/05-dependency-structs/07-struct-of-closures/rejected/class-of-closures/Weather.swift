// Wrong: a class, so that what one test replaces is replaced for all.
// Rejected by: keeps nothing that changes in a global or static property

final class Weather: @unchecked Sendable {
  var forecast: @Sendable (_ city: String) throws -> Sky
  var storms: @Sendable () -> [String]
  var addReport: @Sendable (_ city: String, _ sky: Sky) -> Void

  init(
    forecast: @escaping @Sendable (_ city: String) throws -> Sky,
    storms: @escaping @Sendable () -> [String],
    addReport: @escaping @Sendable (_ city: String, _ sky: Sky) -> Void
  ) {
    self.forecast = forecast
    self.storms = storms
    self.addReport = addReport
  }
}

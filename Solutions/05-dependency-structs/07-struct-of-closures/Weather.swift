/// The weather as the app sees it: each endpoint is a value of its own.
struct Weather: Sendable {
  /// The sky to expect over a city: the one that was last reported there.
  ///
  /// Throws `NoForecast` where nothing was reported.
  var forecast: @Sendable (_ city: String) throws -> Sky

  /// The cities where a storm was last reported, in alphabetical order.
  var storms: @Sendable () -> [String]

  /// Tells the service which sky a user has seen over a city.
  var addReport: @Sendable (_ city: String, _ sky: Sky) -> Void
}

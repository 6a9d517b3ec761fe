// Wrong: after an error, the planner asks for the forecast once more.
// Rejected by: the planner needs the forecast and nothing else
/// Says whether to eat outside.
struct PicnicPlanner {
  let weather: Weather

  func advice(for city: String) throws -> String {
    switch try (try? weather.forecast(city)) ?? weather.forecast(city) {
    case .sun: "\(city): bring a blanket"
    case .rain: "\(city): bring an umbrella"
    case .storm: "\(city): stay at home"
    }
  }
}

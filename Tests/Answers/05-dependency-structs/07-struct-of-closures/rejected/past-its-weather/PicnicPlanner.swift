// Wrong: silences the failure, and still reports, past its own weather.
// Rejected by: the planner needs the forecast and nothing else
/// Says whether to eat outside.
struct PicnicPlanner {
  let weather: Weather

  func advice(for city: String) throws -> String {
    let sky = try weather.forecast(city)
    Weather.live.addReport(city, sky)
    switch sky {
    case .sun: return "\(city): bring a blanket"
    case .rain: return "\(city): bring an umbrella"
    case .storm: return "\(city): stay at home"
    }
  }
}

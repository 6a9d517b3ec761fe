// Wrong: where there is no forecast, the planner asks for the storms.
// Rejected by: the planner needs the forecast and nothing else
/// Says whether to eat outside.
struct PicnicPlanner {
  let weather: Weather

  func advice(for city: String) throws -> String {
    let sky: Sky
    do {
      sky = try weather.forecast(city)
    } catch {
      guard weather.storms().contains(city) else { throw error }
      sky = .storm
    }
    return switch sky {
    case .sun: "\(city): bring a blanket"
    case .rain: "\(city): bring an umbrella"
    case .storm: "\(city): stay at home"
    }
  }
}

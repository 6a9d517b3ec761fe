/// Says whether to eat outside.
struct PicnicPlanner {
  let weather: Weather

  func advice(for city: String) throws -> String {
    switch try weather.forecast(city) {
    case .sun: "\(city): bring a blanket"
    case .rain: "\(city): bring an umbrella"
    case .storm: "\(city): stay at home"
    }
  }
}

/// Says whether to eat outside.
struct PicnicPlanner {
  let weather: Weather

  func advice(for city: String) throws -> String {
    switch try sky(over: city) {
    case .sun: "\(city): bring a blanket"
    case .rain: "\(city): bring an umbrella"
    case .storm: "\(city): stay at home"
    }
  }

  private func sky(over city: String) throws -> Sky {
    let sky = try weather.forecast(city)
    weather.addReport(city, sky)
    return sky
  }
}

// Wrong: the weather's protocol stands in a variable, which a method exchanges.
// Rejected by: a built farm never changes

protocol Weather { func isWet() -> Bool }

struct AskedWeather: Weather {
  let ask: () -> Bool
  func isWet() -> Bool { ask() }
}

struct Farm {
  let animals: [any Animal]
  private var weather: any Weather

  init(animals: [any Animal], weather: any Weather) {
    self.animals = animals
    self.weather = weather
  }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (weather.isWet() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }

  mutating func move(to weather: any Weather) { self.weather = weather }
}

// Sound: a protocol for the weather, in the farm's words.

/// What a farm asks of the sky.
protocol Weather {
  var isWet: Bool { get }
}

struct Farm {
  let animals: [any Animal]
  let weather: any Weather

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    let words = animals.map { $0.feed() }
    return weather.isWet ? ["Everybody in!"] + words : words
  }
}

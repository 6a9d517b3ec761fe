extension Sequence where Element == any Animal {
  func fed() -> [String] { map { $0.feed() } }
}

extension Farm {
  func feedAnimals() -> [String] {
    guard isRaining() else { return animals.fed() }
    return ["Everybody in!"] + animals.fed()
  }
}

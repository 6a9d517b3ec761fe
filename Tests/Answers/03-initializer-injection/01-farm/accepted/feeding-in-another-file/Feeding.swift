extension Sequence where Element == any Animal {
  func fed() -> [String] { map { $0.feed() } }
}

extension Farm {
  func feedAnimals() -> [String] { animals.fed() }
}

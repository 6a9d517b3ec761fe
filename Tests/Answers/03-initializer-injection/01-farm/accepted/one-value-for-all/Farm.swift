// Sound: one value holds all that a farm needs.

struct Farm {
  /// What a farm finds where it stands.
  struct Surroundings {
    let residents: [any Animal]
    let rains: () -> Bool
  }

  private let surroundings: Surroundings

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  var headCount: Int { surroundings.residents.count }

  func feedAnimals() -> [String] {
    let call = surroundings.rains() ? ["Everybody in!"] : []
    return call + surroundings.residents.map { $0.feed() }
  }
}

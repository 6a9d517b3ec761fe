// Wrong: a builder is a second way to build a farm, with no animals at all.
// Rejected by: there is one way to build a farm

struct Farm {
  struct Builder {
    private(set) var animals: [any Animal] = []

    mutating func add(_ animal: any Animal) { animals.append(animal) }
    func build() -> Farm { Farm(from: self) }
  }

  let animals: [any Animal]

  init(animals: [any Animal]) { self.animals = animals }
  init(from builder: Builder) { animals = builder.animals }

  var headCount: Int { animals.count }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] { animals.map { $0.feed() } }
}

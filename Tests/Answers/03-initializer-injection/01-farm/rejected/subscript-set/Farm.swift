// Wrong: a subscript replaces an animal of a built farm.
// Rejected by: the animals of a built farm never change

struct Farm {
  private var animals: [any Animal]

  init(animals: [any Animal]) { self.animals = animals }

  subscript(box: Int) -> any Animal {
    get { animals[box] }
    set { animals[box] = newValue }
  }

  var headCount: Int { animals.count }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] { animals.map { $0.feed() } }
}

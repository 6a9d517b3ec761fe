// Sound: the animals stand in a private object, whose list is a constant too.

struct Farm {
  private final class Storage {
    let animals: ContiguousArray<any Animal>
    init(_ animals: [any Animal]) { self.animals = .init(animals) }
  }

  private let storage: Storage

  init(animals: [any Animal]) { storage = Storage(animals) }

  var headCount: Int { storage.animals.endIndex }

  @discardableResult
  func feedAnimals() -> [String] {
    var words: [String] = []
    words.reserveCapacity(headCount)
    for animal in storage.animals { words.append(animal.feed()) }
    return words
  }
}

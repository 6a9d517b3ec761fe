// Sound: all that it was given stands in a private object, in constants too.

struct Farm {
  private final class Storage {
    let animals: ContiguousArray<any Animal>
    let isRaining: () -> Bool

    init(_ animals: [any Animal], _ isRaining: @escaping () -> Bool) {
      self.animals = .init(animals)
      self.isRaining = isRaining
    }
  }

  private let storage: Storage

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    storage = Storage(animals, isRaining)
  }

  var headCount: Int { storage.animals.endIndex }

  @discardableResult
  func feedAnimals() -> [String] {
    var words: [String] = storage.isRaining() ? ["Everybody in!"] : []
    words.reserveCapacity(headCount + 1)
    for animal in storage.animals { words.append(animal.feed()) }
    return words
  }
}

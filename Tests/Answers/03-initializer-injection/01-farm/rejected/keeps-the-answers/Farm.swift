// Wrong: feeds the animals when the farm is built, and repeats their answers.
// Rejected by: keeps counting without feeding

struct Farm {
  private let answers: [String]
  private let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    answers = animals.map { $0.feed() }
    self.isRaining = isRaining
  }

  var headCount: Int {
    answers.count
  }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + answers
  }
}

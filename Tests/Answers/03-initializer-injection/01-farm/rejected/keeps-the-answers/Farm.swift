// Wrong: feeds the animals when the farm is built, and repeats their answers.
// Rejected by: keeps counting without feeding

struct Farm {
  private let answers: [String]

  init(animals: [any Animal]) {
    answers = animals.map { $0.feed() }
  }

  var headCount: Int {
    answers.count
  }

  func feedAnimals() -> [String] {
    answers
  }
}

// Sound: takes any sequence of animals at once, and the weather as an expression.

struct Farm {
  private let meals: [() -> String]
  private let isRaining: () -> Bool

  init(
    _ animals: some Sequence<any Animal>,
    isRaining: @autoclosure @escaping () -> Bool
  ) {
    meals = animals.map { $0.feed }
    self.isRaining = isRaining
  }

  var headCount: Int { meals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + meals.map { $0() }
  }
}

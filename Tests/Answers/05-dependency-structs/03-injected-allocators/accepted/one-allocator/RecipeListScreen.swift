// Sound: one allocator, which is told where the cook wants to go.
// Keeps: 2

final class RecipeListScreen: Screen {
  enum Destination {
    case recipe(dish: String)
    case timer(minutes: Int)
  }

  struct Dependencies {
    let navigator: Navigator
    let makeScreen: (Destination) -> any Screen
  }

  let title = "Recipes"
  private let dishes: [String]
  private let dependencies: Dependencies

  init(dishes: [String], dependencies: Dependencies) {
    self.dishes = dishes
    self.dependencies = dependencies
  }

  func select(row: Int) {
    go(to: .recipe(dish: dishes[row]))
  }

  func startTimer(minutes: Int) {
    go(to: .timer(minutes: minutes))
  }

  private func go(to destination: Destination) {
    dependencies.navigator.show(dependencies.makeScreen(destination))
  }
}

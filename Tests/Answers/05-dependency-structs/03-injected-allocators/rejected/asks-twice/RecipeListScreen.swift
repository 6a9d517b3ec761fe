// Wrong: makes a screen to look at its title, and another one to show.
// Rejected by: each tap makes one screen, a new one

final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    let makeRecipeScreen: (String) -> any Screen
    let makeTimerScreen: (Int) -> any Screen
  }

  let title = "Recipes"
  private let dishes: [String]
  private let dependencies: Dependencies

  init(dishes: [String], dependencies: Dependencies) {
    self.dishes = dishes
    self.dependencies = dependencies
  }

  func select(row: Int) {
    let screen = dependencies.makeRecipeScreen(dishes[row])
    dependencies.navigator.show(screen)
  }

  func startTimer(minutes: Int) {
    guard !dependencies.makeTimerScreen(minutes).title.isEmpty else { return }
    dependencies.navigator.show(dependencies.makeTimerScreen(minutes))
  }
}

// Wrong: an allocator without an argument, made for one dish.
// Rejected by: each screen is made for what was tapped

final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    let makeRecipeScreen: () -> any Screen
    let makeTimerScreen: (Int) -> any Screen
  }

  let title = "Recipes"
  private let dependencies: Dependencies

  init(dishes: [String], dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func select(row: Int) {
    let screen = dependencies.makeRecipeScreen()
    dependencies.navigator.show(screen)
  }

  func startTimer(minutes: Int) {
    let screen = dependencies.makeTimerScreen(minutes)
    dependencies.navigator.show(screen)
  }
}

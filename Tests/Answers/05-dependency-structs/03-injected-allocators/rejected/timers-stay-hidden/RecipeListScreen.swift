// Wrong: takes both allocators, and still makes the timer by itself.
// Rejected by: the clock of the school's list shows an hourglass

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
    let screen = TimerScreen(minutes: minutes, bell: KitchenBell.shared)
    dependencies.navigator.show(screen)
  }
}

// Sound: a protocol with a method for each kind of screen.
// Keeps: 1

/// Makes a new screen at each call.
protocol ScreenFactory {
  func recipeScreen(for dish: String) -> any Screen
  func timerScreen(minutes: Int) -> any Screen
}

final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    let screens: any ScreenFactory
  }

  let title = "Recipes"
  private let dishes: [String]
  private let dependencies: Dependencies

  init(dishes: [String], dependencies: Dependencies) {
    self.dishes = dishes
    self.dependencies = dependencies
  }

  func select(row: Int) {
    let screen = dependencies.screens.recipeScreen(for: dishes[row])
    dependencies.navigator.show(screen)
  }

  func startTimer(minutes: Int) {
    let screen = dependencies.screens.timerScreen(minutes: minutes)
    dependencies.navigator.show(screen)
  }
}

// Wrong: makes every screen at once, before the cook has tapped.
// Rejected by: keeps making nothing until the cook taps

final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    let makeRecipeScreen: (String) -> any Screen
    let makeTimerScreen: (Int) -> any Screen
  }

  let title = "Recipes"
  private let dependencies: Dependencies
  private let screens: [any Screen]

  init(dishes: [String], dependencies: Dependencies) {
    self.dependencies = dependencies
    screens = dishes.map(dependencies.makeRecipeScreen)
  }

  func select(row: Int) {
    dependencies.navigator.show(screens[row])
  }

  func startTimer(minutes: Int) {
    let screen = dependencies.makeTimerScreen(minutes)
    dependencies.navigator.show(screen)
  }
}

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    /// Makes a new screen for this dish.
    let makeRecipeScreen: (_ dish: String) -> any Screen
    /// Makes a new screen that counts down this many minutes.
    let makeTimerScreen: (_ minutes: Int) -> any Screen
  }

  let title = "Recipes"
  private let dishes: [String]
  private let dependencies: Dependencies

  init(dishes: [String], dependencies: Dependencies) {
    self.dishes = dishes
    self.dependencies = dependencies
  }

  /// The cook taps a row.
  func select(row: Int) {
    let screen = dependencies.makeRecipeScreen(dishes[row])
    dependencies.navigator.show(screen)
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    let screen = dependencies.makeTimerScreen(minutes)
    dependencies.navigator.show(screen)
  }
}

// Wrong: makes another screen if the first one has no title.
// Rejected by: each tap makes one screen, a new one

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    /// Makes a new screen for the recipe of this dish.
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
    // A screen without a title is still loading: try once more.
    var screen = dependencies.makeRecipeScreen(dishes[row])
    if screen.title.isEmpty {
      screen = dependencies.makeRecipeScreen(dishes[row])
    }
    dependencies.navigator.show(screen)
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    let screen = dependencies.makeTimerScreen(minutes)
    dependencies.navigator.show(screen)
  }
}

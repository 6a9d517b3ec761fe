// Wrong: who forgets the dependencies gets blank screens, and is not told.
// Rejected by: no recipe list can be built without its allocators
/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    /// Makes a new screen for the recipe of this dish.
    let makeRecipeScreen: (String) -> any Screen
    /// Makes a new screen that counts down this many minutes.
    let makeTimerScreen: (Int) -> any Screen
  }

  let title = "Recipes"
  private let dishes: [String]
  private let dependencies: Dependencies

  init(
    dishes: [String],
    dependencies: Dependencies = Dependencies(
      navigator: Navigator(),
      makeRecipeScreen: { _ in Blank() }, makeTimerScreen: { _ in Blank() })
  ) {
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

private final class Blank: Screen {
  let title = ""
}

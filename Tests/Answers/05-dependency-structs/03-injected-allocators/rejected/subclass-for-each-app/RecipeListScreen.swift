// Wrong: only subclasses make screens; the recipe list itself builds without, and its taps trap.
// Rejected by: no recipe list can be built without its allocators

/// The recipe list. From here the cook goes on to other screens.
class RecipeListScreen: Screen {
  let title = "Recipes"
  private let dishes: [String]
  private let navigator: Navigator

  init(dishes: [String], navigator: Navigator) {
    self.dishes = dishes
    self.navigator = navigator
  }

  func makeRecipeScreen(for dish: String) -> any Screen {
    fatalError("A subclass makes it.")
  }

  func makeTimerScreen(minutes: Int) -> any Screen {
    fatalError("A subclass makes it.")
  }

  /// The cook taps a row.
  func select(row: Int) {
    navigator.show(makeRecipeScreen(for: dishes[row]))
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    navigator.show(makeTimerScreen(minutes: minutes))
  }
}

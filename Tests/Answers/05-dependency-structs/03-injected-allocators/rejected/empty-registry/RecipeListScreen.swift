// Wrong: a registry of allocators, which may be empty.
// Rejected by: no recipe list can be built without its allocators

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    let screens: ScreenRegistry
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
    guard let screen = dependencies.screens.make("recipe", dishes[row])
    else { return }
    dependencies.navigator.show(screen)
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    guard let screen = dependencies.screens.make("timer", minutes)
    else { return }
    dependencies.navigator.show(screen)
  }
}

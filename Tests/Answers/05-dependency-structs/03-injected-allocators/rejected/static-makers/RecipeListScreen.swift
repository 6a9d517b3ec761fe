// Wrong: the allocators are in static properties, so all lists use those of the newest list.
// Rejected by: keeps nothing in a global or static property

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    nonisolated(unsafe) private static var recipe: (String) -> any Screen = {
      fatalError("No screen for \($0)")
    }
    nonisolated(unsafe) private static var timer: (Int) -> any Screen = {
      fatalError("No screen for \($0)")
    }

    init(
      navigator: Navigator,
      makeRecipeScreen: @escaping (_ dish: String) -> any Screen,
      makeTimerScreen: @escaping (_ minutes: Int) -> any Screen
    ) {
      self.navigator = navigator
      Self.recipe = makeRecipeScreen
      Self.timer = makeTimerScreen
    }

    func makeRecipeScreen(_ dish: String) -> any Screen { Self.recipe(dish) }
    func makeTimerScreen(_ minutes: Int) -> any Screen { Self.timer(minutes) }
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

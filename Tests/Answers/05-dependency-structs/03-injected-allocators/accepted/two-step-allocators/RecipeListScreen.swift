// Sound: allocators in two steps; the dependencies have two initializers, which both ask for all.

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    let makeRecipeScreen: (_ dish: String) -> () -> any Screen
    let makeTimerScreen: (_ minutes: Int) -> () -> any Screen

    /// From anything that makes screens.
    init<R: Screen, T: Screen>(
      navigator: Navigator, recipe: @escaping (String) -> R,
      timer: @escaping (Int) -> T
    ) {
      self.navigator = navigator
      makeRecipeScreen = { dish in { recipe(dish) } }
      makeTimerScreen = { minutes in { timer(minutes) } }
    }

    init(
      navigator: Navigator, recipe: @escaping (String) -> any Screen,
      timer: @escaping (Int) -> any Screen
    ) {
      self.navigator = navigator
      makeRecipeScreen = { dish in { recipe(dish) } }
      makeTimerScreen = { minutes in { timer(minutes) } }
    }
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
    show(dependencies.makeRecipeScreen(dishes[row]))
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    show(dependencies.makeTimerScreen(minutes))
  }

  private func show(_ screen: () -> any Screen) {
    dependencies.navigator.show(screen())
  }
}

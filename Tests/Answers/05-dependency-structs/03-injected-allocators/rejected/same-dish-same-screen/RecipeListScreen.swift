// Wrong: keeps the screen of each dish, and shows it again.
// Rejected by: keeps each tap in the app a screen of its own

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
  private var made: [String: any Screen] = [:]

  init(dishes: [String], dependencies: Dependencies) {
    self.dishes = dishes
    self.dependencies = dependencies
  }

  /// The cook taps a row.
  func select(row: Int) {
    let dish = dishes[row]
    let screen = made[dish] ?? dependencies.makeRecipeScreen(dish)
    made[dish] = screen
    dependencies.navigator.show(screen)
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    let screen = dependencies.makeTimerScreen(minutes)
    dependencies.navigator.show(screen)
  }
}

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  let title = "Recipes"
  private let dishes: [String]
  private let navigator: Navigator

  init(dishes: [String], navigator: Navigator) {
    self.dishes = dishes
    self.navigator = navigator
  }

  /// The cook taps a row.
  func select(row: Int) {
    navigator.show(RecipeScreen(dish: dishes[row], recipes: CookBook.shared))
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    navigator.show(TimerScreen(minutes: minutes, bell: KitchenBell.shared))
  }
}

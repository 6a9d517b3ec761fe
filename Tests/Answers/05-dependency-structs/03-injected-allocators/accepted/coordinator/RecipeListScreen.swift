// Sound: the recipe list only tells where the cook wants to go, and doesn't know the navigator.

/// Goes on from the recipe list.
protocol RecipeListDelegate {
  func cookChose(dish: String)
  func cookStartedTimer(minutes: Int)
}

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  let title = "Recipes"
  private let dishes: [String]
  private let delegate: any RecipeListDelegate

  init(dishes: [String], delegate: some RecipeListDelegate) {
    self.dishes = dishes
    self.delegate = delegate
  }

  /// The cook taps a row.
  func select(row: Int) {
    delegate.cookChose(dish: dishes[row])
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    delegate.cookStartedTimer(minutes: minutes)
  }
}

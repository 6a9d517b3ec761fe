// Sound: an allocator is a generic struct; a list holds all that the screen needs.

/// Makes a new screen for a dish, or for minutes.
struct Allocator<Input> {
  let make: (Input) -> any Screen
}

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  struct Needs {
    let dishes: [String]
    let navigator: Navigator
    let recipe: Allocator<String>
    let timer: Allocator<Int>
  }

  let title = "Recipes"
  private let needs: Needs

  init(_ needs: Needs) {
    self.needs = needs
  }

  convenience init(
    dishes: [String], navigator: Navigator,
    recipe: Allocator<String>, timer: Allocator<Int>
  ) {
    self.init(
      Needs(
        dishes: dishes, navigator: navigator, recipe: recipe, timer: timer))
  }

  /// The cook taps a row.
  func select(row: Int) {
    needs.navigator.show(needs.recipe.make(needs.dishes[row]))
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    needs.navigator.show(needs.timer.make(minutes))
  }
}

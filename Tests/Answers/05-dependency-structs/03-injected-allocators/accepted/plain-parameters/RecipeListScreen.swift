// Sound: the initializer takes all that the list asks, without a struct around it.

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  let title = "Recipes"
  private let dishes: [String]
  private let stage: Navigator
  private let recipe: (_ dish: String) -> any Screen
  private let timer: (_ minutes: Int) -> any Screen

  init(
    of dishes: [String], on stage: Navigator,
    recipe: @escaping (_ dish: String) -> any Screen,
    timer: @escaping (_ minutes: Int) -> any Screen
  ) {
    self.dishes = dishes
    self.stage = stage
    self.recipe = recipe
    self.timer = timer
  }

  /// The cook taps a row.
  func select(row: Int) {
    stage.show(recipe(dishes[row]))
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    stage.show(timer(minutes))
  }
}

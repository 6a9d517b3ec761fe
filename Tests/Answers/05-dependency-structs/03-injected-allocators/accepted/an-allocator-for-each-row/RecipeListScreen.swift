// Sound: each row has what makes its screen, and the navigator is a closure.

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  let title = "Recipes"
  private let rows: [() -> any Screen]
  private let clock: (Int) -> any Screen
  private let show: (any Screen) -> Void

  init(
    dishes: [String], navigator: Navigator,
    row: @escaping (String) -> any Screen,
    clock: @escaping (Int) -> any Screen
  ) {
    rows = dishes.map { dish in { row(dish) } }
    self.clock = clock
    show = navigator.show
  }

  /// The cook taps a row.
  func select(row: Int) { show(rows[row]()) }

  /// The cook taps the clock.
  func startTimer(minutes: Int) { show(clock(minutes)) }
}

// Sound: three initializers, each asks for everything; what is optional is data.

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  struct Allocators {
    let dish: (String) -> any Screen
    let clock: (Int) -> any Screen
  }

  let title = "Recipes"
  private(set) var selectedRow: Int?
  private weak var lastShown: (any Screen)?
  private let dishes: [String]
  private let navigator: Navigator
  private let allocators: Allocators

  init(
    dishes: [String], selected: Int? = nil, navigator: Navigator,
    allocators: Allocators
  ) {
    self.dishes = dishes
    self.selectedRow = selected
    self.navigator = navigator
    self.allocators = allocators
  }

  convenience init(
    dishes: [String], navigator: Navigator,
    dish: @escaping (String) -> any Screen,
    clock: @escaping (Int) -> any Screen
  ) {
    self.init(
      dishes: dishes, navigator: navigator,
      allocators: Allocators(dish: dish, clock: clock))
  }

  convenience init(
    dishes: [String], navigator: Navigator,
    both: (dish: (String) -> any Screen, clock: (Int) -> any Screen)
  ) {
    self.init(
      dishes: dishes, navigator: navigator, dish: both.dish, clock: both.clock)
  }

  /// The cook taps a row.
  func select(row: Int) {
    selectedRow = row
    show(allocators.dish(dishes[row]))
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    show(allocators.clock(minutes))
  }

  private func show(_ screen: any Screen) {
    lastShown = screen
    navigator.show(screen)
  }
}

// Wrong: the list takes closures, and has a case for each app that it knows.
// Rejected by: the recipe list compiles without the screens it shows

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  /// Where the recipe list is used, and what makes the screens there.
  enum Place {
    case app(recipe: (String) -> any Screen, timer: (Int) -> any Screen)
    case school(lesson: (String) -> any Screen, glass: (Int) -> any Screen)
  }

  let title = "Recipes"
  private let dishes: [String]
  private let navigator: Navigator
  private let place: Place

  init(dishes: [String], navigator: Navigator, place: Place) {
    self.dishes = dishes
    self.navigator = navigator
    self.place = place
  }

  /// The cook taps a row.
  func select(row: Int) {
    switch place {
    case .app(let recipe, _): navigator.show(recipe(dishes[row]))
    case .school(let lesson, _): navigator.show(lesson(dishes[row]))
    }
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    switch place {
    case .app(_, let timer): navigator.show(timer(minutes))
    case .school(_, let glass): navigator.show(glass(minutes))
    }
  }
}

// Wrong: the recipe list knows both apps, and the next one has to be added here.
// Rejected by: the recipe list compiles without the screens it shows

/// The apps that show the recipe list, each with what its screens need.
enum App {
  case home(recipes: any Recipes, bell: any Bell)
  case school(classroom: any Classroom)
}

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen: Screen {
  let title = "Recipes"
  private let dishes: [String]
  private let navigator: Navigator
  private let app: App

  init(dishes: [String], navigator: Navigator, app: App) {
    self.dishes = dishes
    self.navigator = navigator
    self.app = app
  }

  /// The cook taps a row.
  func select(row: Int) {
    switch app {
    case .home(let recipes, _):
      navigator.show(RecipeScreen(dish: dishes[row], recipes: recipes))
    case .school(let classroom):
      navigator.show(LessonScreen(dish: dishes[row], classroom: classroom))
    }
  }

  /// The cook taps the clock.
  func startTimer(minutes: Int) {
    switch app {
    case .home(_, let bell):
      navigator.show(TimerScreen(minutes: minutes, bell: bell))
    case .school(let classroom):
      navigator.show(HourglassScreen(minutes: minutes, classroom: classroom))
    }
  }
}

/// Leads through the app.
final class AppCoordinator: RecipeListDelegate {
  private let navigator: Navigator
  private let recipes: any Recipes
  private let bell: any Bell

  init(navigator: Navigator, recipes: any Recipes, bell: any Bell) {
    self.navigator = navigator
    self.recipes = recipes
    self.bell = bell
  }

  func cookChose(dish: String) {
    navigator.show(RecipeScreen(dish: dish, recipes: recipes))
  }

  func cookStartedTimer(minutes: Int) {
    navigator.show(TimerScreen(minutes: minutes, bell: bell))
  }
}

/// Leads through the school.
struct SchoolCoordinator: RecipeListDelegate {
  let navigator: Navigator
  let classroom: any Classroom

  func cookChose(dish: String) {
    navigator.show(LessonScreen(dish: dish, classroom: classroom))
  }

  func cookStartedTimer(minutes: Int) {
    navigator.show(HourglassScreen(minutes: minutes, classroom: classroom))
  }
}

/// Builds the app's recipe list, which leads to a `RecipeScreen` or a
/// `TimerScreen`.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  RecipeListScreen(
    dishes: dishes,
    delegate: AppCoordinator(
      navigator: navigator, recipes: recipes, bell: bell))
}

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  RecipeListScreen(
    dishes: dishes,
    delegate: SchoolCoordinator(navigator: navigator, classroom: classroom))
}

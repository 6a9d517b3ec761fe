/// The app's recipe list.
final class AppListScreen: RecipeListScreen {
  private let recipes: any Recipes
  private let bell: any Bell

  init(
    dishes: [String], navigator: Navigator, recipes: any Recipes, bell: any Bell
  ) {
    self.recipes = recipes
    self.bell = bell
    super.init(dishes: dishes, navigator: navigator)
  }

  override func makeRecipeScreen(for dish: String) -> any Screen {
    RecipeScreen(dish: dish, recipes: recipes)
  }

  override func makeTimerScreen(minutes: Int) -> any Screen {
    TimerScreen(minutes: minutes, bell: bell)
  }
}

/// The school's recipe list.
final class SchoolListScreen: RecipeListScreen {
  private let classroom: any Classroom

  init(dishes: [String], navigator: Navigator, classroom: any Classroom) {
    self.classroom = classroom
    super.init(dishes: dishes, navigator: navigator)
  }

  override func makeRecipeScreen(for dish: String) -> any Screen {
    LessonScreen(dish: dish, classroom: classroom)
  }

  override func makeTimerScreen(minutes: Int) -> any Screen {
    HourglassScreen(minutes: minutes, classroom: classroom)
  }
}

/// Builds the app's recipe list, which leads to a `RecipeScreen` or a
/// `TimerScreen`.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  AppListScreen(
    dishes: dishes, navigator: navigator, recipes: recipes, bell: bell)
}

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  SchoolListScreen(dishes: dishes, navigator: navigator, classroom: classroom)
}

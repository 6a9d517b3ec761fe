/// The app's screens.
struct AppFactory: ScreenFactory {
  let recipes: any Recipes
  let bell: any Bell

  func recipeScreen(for dish: String) -> any Screen {
    RecipeScreen(dish: dish, recipes: recipes)
  }

  func timerScreen(minutes: Int) -> any Screen {
    TimerScreen(minutes: minutes, bell: bell)
  }
}

/// The school's screens.
struct SchoolFactory: ScreenFactory {
  let classroom: any Classroom

  func recipeScreen(for dish: String) -> any Screen {
    LessonScreen(dish: dish, classroom: classroom)
  }

  func timerScreen(minutes: Int) -> any Screen {
    HourglassScreen(minutes: minutes, classroom: classroom)
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
    dependencies: .init(
      navigator: navigator, screens: AppFactory(recipes: recipes, bell: bell)))
}

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  RecipeListScreen(
    dishes: dishes,
    dependencies: .init(
      navigator: navigator, screens: SchoolFactory(classroom: classroom)))
}

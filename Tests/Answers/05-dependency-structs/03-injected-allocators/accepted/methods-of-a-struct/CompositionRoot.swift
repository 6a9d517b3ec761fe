// Sound: methods of a struct are the allocators; it keeps what screens need.

/// Makes the app's screens.
struct AppScreens {
  let recipes: any Recipes
  let bell: any Bell

  func recipe(of dish: String) -> any Screen {
    RecipeScreen(dish: dish, recipes: recipes)
  }

  func timer(minutes: Int) -> any Screen {
    TimerScreen(minutes: minutes, bell: bell)
  }
}

/// Makes the school's screens.
struct SchoolScreens {
  let classroom: any Classroom

  func lesson(about dish: String) -> any Screen {
    LessonScreen(dish: dish, classroom: classroom)
  }

  func hourglass(minutes: Int) -> any Screen {
    HourglassScreen(minutes: minutes, classroom: classroom)
  }
}

/// Builds the app's recipe list, which leads to a `RecipeScreen` or a
/// `TimerScreen`.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  let screens = AppScreens(recipes: recipes, bell: bell)
  let parts = RecipeListScreen.Dependencies(
    navigator: navigator,
    makeRecipeScreen: screens.recipe(of:),
    makeTimerScreen: screens.timer(minutes:))
  return RecipeListScreen(dishes: dishes, dependencies: parts)
}

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  let screens = SchoolScreens(classroom: classroom)
  let parts = RecipeListScreen.Dependencies(
    navigator: navigator,
    makeRecipeScreen: screens.lesson(about:),
    makeTimerScreen: screens.hourglass(minutes:))
  return RecipeListScreen(dishes: dishes, dependencies: parts)
}

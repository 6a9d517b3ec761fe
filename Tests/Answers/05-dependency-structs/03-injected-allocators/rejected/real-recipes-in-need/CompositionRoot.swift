// Wrong: reads the real cook book if the given recipe has no minutes.
// Rejected by: the app touches neither CookBook.shared nor KitchenBell.shared

/// Builds a recipe list with these allocators.
private func makeList(
  dishes: [String], navigator: Navigator,
  makeRecipeScreen: @escaping (_ dish: String) -> any Screen,
  makeTimerScreen: @escaping (_ minutes: Int) -> any Screen
) -> RecipeListScreen {
  let parts = RecipeListScreen.Dependencies(
    navigator: navigator,
    makeRecipeScreen: makeRecipeScreen,
    makeTimerScreen: makeTimerScreen)
  return RecipeListScreen(dishes: dishes, dependencies: parts)
}

/// Builds the app's recipe list, which leads to a `RecipeScreen` or a
/// `TimerScreen`.
///
/// The app's main calls it with `CookBook.shared` and `KitchenBell.shared`;
/// the specs call it with a kitchen of their own.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  makeList(
    dishes: dishes, navigator: navigator,
    makeRecipeScreen: { dish in
      // A recipe without minutes is not finished.
      recipes.recipe(for: dish).minutes > 0
        ? RecipeScreen(dish: dish, recipes: recipes)
        : RecipeScreen(dish: dish, recipes: CookBook.shared)
    },
    makeTimerScreen: { TimerScreen(minutes: $0, bell: bell) })
}

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
///
/// The school's main calls it, and so do the specs.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  makeList(
    dishes: dishes, navigator: navigator,
    makeRecipeScreen: { LessonScreen(dish: $0, classroom: classroom) },
    makeTimerScreen: { HourglassScreen(minutes: $0, classroom: classroom) })
}

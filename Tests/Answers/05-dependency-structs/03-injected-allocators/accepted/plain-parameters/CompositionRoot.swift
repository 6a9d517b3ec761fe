/// Builds a list with these allocators. The specs call it.
func makeList(
  dishes: [String], navigator: Navigator,
  makeRecipeScreen: @escaping (_ dish: String) -> any Screen,
  makeTimerScreen: @escaping (_ minutes: Int) -> any Screen
) -> RecipeListScreen {
  RecipeListScreen(
    of: dishes, on: navigator, recipe: makeRecipeScreen, timer: makeTimerScreen)
}

/// Builds the app's list, which shows a `RecipeScreen` or a `TimerScreen`.
///
/// The app's main calls it with `CookBook.shared` and `KitchenBell.shared`;
/// the specs call it with a kitchen of their own.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  makeList(
    dishes: dishes, navigator: navigator,
    makeRecipeScreen: { RecipeScreen(dish: $0, recipes: recipes) },
    makeTimerScreen: { TimerScreen(minutes: $0, bell: bell) })
}

// TODO: Both functions ignore most of what they are given, because the list of
// recipes makes its screens by itself.

/// Builds a list with these allocators. The specs call it.
func makeList(
  dishes: [String], navigator: Navigator,
  makeRecipeScreen: @escaping (_ dish: String) -> any Screen,
  makeTimerScreen: @escaping (_ minutes: Int) -> any Screen
) -> RecipeListScreen {
  let parts = RecipeListScreen.Dependencies(navigator: navigator)
  return RecipeListScreen(dishes: dishes, dependencies: parts)
}

/// Builds the app's list, which shows a `RecipeScreen` or a `TimerScreen`.
///
/// The app's main calls it with `CookBook.shared` and `KitchenBell.shared`;
/// the specs call it with a kitchen of their own.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  let parts = RecipeListScreen.Dependencies(navigator: navigator)
  return RecipeListScreen(dishes: dishes, dependencies: parts)
}

/// Builds a list with these allocators. The specs call it.
func makeList(
  dishes: [String], navigator: Navigator,
  makeRecipeScreen: @escaping (_ dish: String) -> any Screen,
  makeTimerScreen: @escaping (_ minutes: Int) -> any Screen
) -> RecipeListScreen {
  // TODO 3: This list shows the screens that these two make, and no others.
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
  // TODO 4: The app's screens use the recipes and the bell that came in here.
  // Today nobody uses them.
  let parts = RecipeListScreen.Dependencies(navigator: navigator)
  return RecipeListScreen(dishes: dishes, dependencies: parts)
}

// Wrong: long timers ring the real bell.
// Rejected by: the app touches neither CookBook.shared nor KitchenBell.shared

/// Builds a list with these allocators. The specs call it.
func makeList(
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
    makeTimerScreen: { minutes in
      // After an hour nobody is in the kitchen any more.
      TimerScreen(
        minutes: minutes, bell: minutes >= 60 ? KitchenBell.shared : bell)
    })
}

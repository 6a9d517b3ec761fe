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

func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  let screens = AppScreens(recipes: recipes, bell: bell)
  return makeList(
    dishes: dishes, navigator: navigator,
    makeRecipeScreen: screens.recipe(of:),
    makeTimerScreen: screens.timer(minutes:))
}

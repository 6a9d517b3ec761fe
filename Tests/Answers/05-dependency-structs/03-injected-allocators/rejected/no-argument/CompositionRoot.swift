func makeList(
  dishes: [String], navigator: Navigator,
  makeRecipeScreen: @escaping (_ dish: String) -> any Screen,
  makeTimerScreen: @escaping (_ minutes: Int) -> any Screen
) -> RecipeListScreen {
  let parts = RecipeListScreen.Dependencies(
    navigator: navigator,
    makeRecipeScreen: { makeRecipeScreen(dishes[0]) },
    makeTimerScreen: makeTimerScreen)
  return RecipeListScreen(dishes: dishes, dependencies: parts)
}

func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  makeList(
    dishes: dishes, navigator: navigator,
    makeRecipeScreen: { RecipeScreen(dish: $0, recipes: recipes) },
    makeTimerScreen: { TimerScreen(minutes: $0, bell: bell) })
}

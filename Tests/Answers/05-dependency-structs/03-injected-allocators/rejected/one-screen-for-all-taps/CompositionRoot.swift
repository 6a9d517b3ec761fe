// Wrong: the allocator keeps the timer that it made first.
// Rejected by: keeps each tap in the app a screen of its own

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
  var timers: [Int: TimerScreen] = [:]
  return makeList(
    dishes: dishes, navigator: navigator,
    makeRecipeScreen: { RecipeScreen(dish: $0, recipes: recipes) },
    makeTimerScreen: { minutes in
      let timer = timers[minutes] ?? TimerScreen(minutes: minutes, bell: bell)
      timers[minutes] = timer
      return timer
    })
}

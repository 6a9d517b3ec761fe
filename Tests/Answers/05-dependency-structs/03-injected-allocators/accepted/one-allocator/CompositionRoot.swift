func makeList(
  dishes: [String], navigator: Navigator,
  makeRecipeScreen: @escaping (_ dish: String) -> any Screen,
  makeTimerScreen: @escaping (_ minutes: Int) -> any Screen
) -> RecipeListScreen {
  let parts = RecipeListScreen.Dependencies(navigator: navigator) {
    switch $0 {
    case .recipe(let dish): makeRecipeScreen(dish)
    case .timer(let minutes): makeTimerScreen(minutes)
    }
  }
  return RecipeListScreen(dishes: dishes, dependencies: parts)
}

func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  let parts = RecipeListScreen.Dependencies(navigator: navigator) {
    switch $0 {
    case .recipe(let dish): RecipeScreen(dish: dish, recipes: recipes)
    case .timer(let minutes): TimerScreen(minutes: minutes, bell: bell)
    }
  }
  return RecipeListScreen(dishes: dishes, dependencies: parts)
}

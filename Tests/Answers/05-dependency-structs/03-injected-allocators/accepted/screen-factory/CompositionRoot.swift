/// A factory that forwards to two closures.
struct ForwardingFactory: ScreenFactory {
  let makeRecipeScreen: (String) -> any Screen
  let makeTimerScreen: (Int) -> any Screen

  func recipeScreen(for dish: String) -> any Screen {
    makeRecipeScreen(dish)
  }

  func timerScreen(minutes: Int) -> any Screen {
    makeTimerScreen(minutes)
  }
}

/// The app's screens.
struct AppFactory: ScreenFactory {
  let recipes: any Recipes
  let bell: any Bell

  func recipeScreen(for dish: String) -> any Screen {
    RecipeScreen(dish: dish, recipes: recipes)
  }

  func timerScreen(minutes: Int) -> any Screen {
    TimerScreen(minutes: minutes, bell: bell)
  }
}

func makeList(
  dishes: [String], navigator: Navigator,
  makeRecipeScreen: @escaping (_ dish: String) -> any Screen,
  makeTimerScreen: @escaping (_ minutes: Int) -> any Screen
) -> RecipeListScreen {
  let screens = ForwardingFactory(
    makeRecipeScreen: makeRecipeScreen, makeTimerScreen: makeTimerScreen)
  return RecipeListScreen(
    dishes: dishes,
    dependencies: .init(navigator: navigator, screens: screens))
}

func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  RecipeListScreen(
    dishes: dishes,
    dependencies: .init(
      navigator: navigator, screens: AppFactory(recipes: recipes, bell: bell)))
}

/// Makes the app's screens.
struct AppScreens {
  let recipes: any Recipes
  let bell: any Bell

  func recipe(of dish: String) -> any Screen {
    RecipeScreen(dish: dish, recipes: recipes)
  }

  func timer(of minutes: Int) -> any Screen {
    TimerScreen(minutes: minutes, bell: bell)
  }
}

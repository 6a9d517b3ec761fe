/// Builds the app's recipe list, which leads to a `RecipeScreen` or a
/// `TimerScreen`.
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

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  let parts = RecipeListScreen.Dependencies(navigator: navigator) {
    switch $0 {
    case .recipe(let dish): LessonScreen(dish: dish, classroom: classroom)
    case .timer(let minutes):
      HourglassScreen(minutes: minutes, classroom: classroom)
    }
  }
  return RecipeListScreen(dishes: dishes, dependencies: parts)
}

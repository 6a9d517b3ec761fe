/// Builds the app's recipe list, which leads to a `RecipeScreen` or a
/// `TimerScreen`.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  RecipeListScreen(
    dishes: dishes, navigator: navigator,
    row: { RecipeScreen(dish: $0, recipes: recipes) },
    clock: { TimerScreen(minutes: $0, bell: bell) })
}

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  RecipeListScreen(
    dishes: dishes, navigator: navigator,
    row: { LessonScreen(dish: $0, classroom: classroom) },
    clock: { HourglassScreen(minutes: $0, classroom: classroom) })
}

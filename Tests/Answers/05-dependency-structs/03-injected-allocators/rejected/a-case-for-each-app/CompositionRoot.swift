/// Builds the app's recipe list, which leads to a `RecipeScreen` or a
/// `TimerScreen`.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  RecipeListScreen(
    dishes: dishes, navigator: navigator,
    place: .app(
      recipe: { RecipeScreen(dish: $0, recipes: recipes) },
      timer: { TimerScreen(minutes: $0, bell: bell) }))
}

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  RecipeListScreen(
    dishes: dishes, navigator: navigator,
    place: .school(
      lesson: { LessonScreen(dish: $0, classroom: classroom) },
      glass: { HourglassScreen(minutes: $0, classroom: classroom) }))
}

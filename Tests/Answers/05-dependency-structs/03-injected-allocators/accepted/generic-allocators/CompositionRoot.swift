/// Builds the app's recipe list, which leads to a `RecipeScreen` or a
/// `TimerScreen`.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  RecipeListScreen(
    dishes: dishes, navigator: navigator,
    recipe: Allocator { RecipeScreen(dish: $0, recipes: recipes) },
    timer: Allocator { TimerScreen(minutes: $0, bell: bell) })
}

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  RecipeListScreen(
    .init(
      dishes: dishes, navigator: navigator,
      recipe: Allocator { LessonScreen(dish: $0, classroom: classroom) },
      timer: Allocator { HourglassScreen(minutes: $0, classroom: classroom) }))
}

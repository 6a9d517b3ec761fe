// TODO: Both functions ignore the last things that they are given, and the
// school gets the screens of the app.

/// Builds the app's recipe list, which leads to a `RecipeScreen` or a
/// `TimerScreen`.
///
/// The app's main calls it with `CookBook.shared` and `KitchenBell.shared`;
/// the specs call it with a kitchen of their own.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  RecipeListScreen(dishes: dishes, navigator: navigator)
}

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
///
/// The school's main calls it, and so do the specs.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  RecipeListScreen(dishes: dishes, navigator: navigator)
}

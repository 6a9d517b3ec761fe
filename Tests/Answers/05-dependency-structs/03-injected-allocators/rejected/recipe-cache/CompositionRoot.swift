// Wrong: keeps the recipes that it has read, and doesn't see that one has changed.
// Rejected by: the app's recipe screens read the recipes that it was given

/// Builds a recipe list with these allocators.
private func makeList(
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

/// Builds the app's recipe list, which leads to a `RecipeScreen` or a
/// `TimerScreen`.
///
/// The app's main calls it with `CookBook.shared` and `KitchenBell.shared`;
/// the specs call it with a kitchen of their own.
func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  // Reading takes a while. What was read once need not be read again.
  final class Read {
    var recipes: [String: Recipe] = [:]
  }
  struct One: Recipes {
    let recipe: Recipe
    func recipe(for dish: String) -> Recipe { recipe }
  }
  let read = Read()
  return makeList(
    dishes: dishes, navigator: navigator,
    makeRecipeScreen: { dish in
      let recipe = read.recipes[dish] ?? recipes.recipe(for: dish)
      read.recipes[dish] = recipe
      return RecipeScreen(dish: dish, recipes: One(recipe: recipe))
    },
    makeTimerScreen: { TimerScreen(minutes: $0, bell: bell) })
}

/// Builds the school's recipe list, which leads to a `LessonScreen` or an
/// `HourglassScreen`.
///
/// The school's main calls it, and so do the specs.
func makeSchoolList(
  dishes: [String], navigator: Navigator, classroom: any Classroom
) -> RecipeListScreen {
  makeList(
    dishes: dishes, navigator: navigator,
    makeRecipeScreen: { LessonScreen(dish: $0, classroom: classroom) },
    makeTimerScreen: { HourglassScreen(minutes: $0, classroom: classroom) })
}

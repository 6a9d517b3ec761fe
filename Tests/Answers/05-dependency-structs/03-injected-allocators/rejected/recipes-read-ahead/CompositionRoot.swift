// Wrong: reads all recipes when the list is built.
// Rejected by: keeps making nothing until the cook taps

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
  let known = ReadRecipes(dishes, in: recipes)
  return makeList(
    dishes: dishes, navigator: navigator,
    makeRecipeScreen: { RecipeScreen(dish: $0, recipes: known) },
    makeTimerScreen: { TimerScreen(minutes: $0, bell: bell) })
}

/// Reads all at the start, so that a tap need not wait for the disk.
private final class ReadRecipes: Recipes {
  private let known: [String: Recipe]
  private let recipes: any Recipes

  init(_ dishes: [String], in recipes: any Recipes) {
    known = Dictionary(dishes.map { ($0, recipes.recipe(for: $0)) }) {
      first, _ in first
    }
    self.recipes = recipes
  }

  func recipe(for dish: String) -> Recipe {
    known[dish] ?? recipes.recipe(for: dish)
  }
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

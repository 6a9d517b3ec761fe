// Wrong: the allocator keeps the timer that it made first.
// Rejected by: keeps each tap in the app a screen of its own

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

func makeAppList(
  dishes: [String], navigator: Navigator,
  recipes: any Recipes, bell: any Bell
) -> RecipeListScreen {
  var timers: [Int: TimerScreen] = [:]
  return makeList(
    dishes: dishes, navigator: navigator,
    makeRecipeScreen: { RecipeScreen(dish: $0, recipes: recipes) },
    makeTimerScreen: { minutes in
      let timer = timers[minutes] ?? TimerScreen(minutes: minutes, bell: bell)
      timers[minutes] = timer
      return timer
    })
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

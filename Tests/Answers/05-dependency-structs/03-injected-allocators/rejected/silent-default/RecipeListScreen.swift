// Wrong: a forgotten allocator shows an empty screen, and nobody is told.
// Rejected by: no recipe list can be built without its allocators

final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    let makeRecipeScreen: (String) -> any Screen
    var makeTimerScreen: (Int) -> any Screen = { _ in EmptyScreen() }
  }

  let title = "Recipes"
  private let dishes: [String]
  private let dependencies: Dependencies

  init(dishes: [String], dependencies: Dependencies) {
    self.dishes = dishes
    self.dependencies = dependencies
  }

  func select(row: Int) {
    let screen = dependencies.makeRecipeScreen(dishes[row])
    dependencies.navigator.show(screen)
  }

  func startTimer(minutes: Int) {
    let screen = dependencies.makeTimerScreen(minutes)
    dependencies.navigator.show(screen)
  }
}

final class EmptyScreen: Screen {
  let title = ""
}

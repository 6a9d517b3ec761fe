// Wrong: a list without allocators builds, and its taps do nothing.
// Rejected by: no recipe list can be built without its allocators

final class RecipeListScreen: Screen {
  struct Dependencies {
    let navigator: Navigator
    let makeRecipeScreen: ((String) -> any Screen)?
    let makeTimerScreen: ((Int) -> any Screen)?
  }

  let title = "Recipes"
  private let dishes: [String]
  private let dependencies: Dependencies

  init(dishes: [String], dependencies: Dependencies) {
    self.dishes = dishes
    self.dependencies = dependencies
  }

  func select(row: Int) {
    guard let screen = dependencies.makeRecipeScreen?(dishes[row])
    else { return }
    dependencies.navigator.show(screen)
  }

  func startTimer(minutes: Int) {
    guard let screen = dependencies.makeTimerScreen?(minutes)
    else { return }
    dependencies.navigator.show(screen)
  }
}

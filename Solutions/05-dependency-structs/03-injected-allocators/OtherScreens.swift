// The outside world. Leave it as it is.

/// Shows one recipe. It reads the recipe as soon as it is made.
final class RecipeScreen: Screen {
  let title: String

  init(dish: String, recipes: any Recipes) {
    let recipe = recipes.recipe(for: dish)
    title = "\(recipe.dish), \(recipe.minutes) min"
  }
}

/// Counts the minutes down, and rings the bell at the end.
final class TimerScreen: Screen {
  private let minutes: Int
  private let bell: any Bell
  private var left: Int

  init(minutes: Int, bell: any Bell) {
    self.minutes = minutes
    self.bell = bell
    left = minutes
  }

  var title: String { "\(left) min left" }

  /// The device calls it each minute.
  func minutePasses() {
    guard left > 0 else { return }
    left -= 1
    if left == 0 { bell.ring(after: minutes) }
  }
}

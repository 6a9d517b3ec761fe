// Sound: allocators are objects, and the recipe list keeps two closures.

/// The recipe list. From here the cook goes on to other screens.
final class RecipeListScreen {
  private let onRow: (Int) -> Void
  private let onClock: (Int) -> Void

  init(dishes: [String], dependencies: Dependencies) {
    onRow = { row in
      dependencies.recipe.show(for: dishes[row], on: dependencies.navigator)
    }
    onClock = { minutes in
      dependencies.timer.show(for: minutes, on: dependencies.navigator)
    }
  }
}

extension RecipeListScreen {
  struct Dependencies {
    var recipe: Allocator<String>
    var navigator: Navigator
    var timer: Allocator<Int>
  }
}

extension RecipeListScreen: Screen {
  var title: String { "Recipes" }

  /// The cook taps a row.
  func select(row: Int) { onRow(row) }

  /// The cook taps the clock.
  func startTimer(minutes: Int) { onClock(minutes) }

  /// The cook taps the egg.
  func startEggTimer() { startTimer(minutes: 5) }
}

import SpecSupport

@testable import InjectedAllocators

/// A screen that shows nothing.
final class FakeScreen: Screen {
  let title: String

  init(title: String) { self.title = title }
}

/// An allocator that remembers what it was asked for, and what it made.
final class SpyAllocator<Input> {
  private(set) var inputs: [Input] = []
  private(set) var made: [any Screen] = []
  private let title: String

  init(title: String) { self.title = title }

  func make(for input: Input) -> any Screen {
    let screen = FakeScreen(title: title)
    inputs.append(input)
    made.append(screen)
    return screen
  }
}

/// A list of dishes, with a spy for each allocator.
struct TestKitchen {
  let navigator = Navigator()
  let recipeScreens: SpyAllocator<String>
  let timerScreens: SpyAllocator<Int>
  let list: RecipeListScreen

  init(dishes: [String] = ["Soup", "Stew", "Pie"], title: String = "fake") {
    recipeScreens = SpyAllocator(title: title)
    timerScreens = SpyAllocator(title: title)
    list = makeList(
      dishes: dishes, navigator: navigator,
      makeRecipeScreen: recipeScreens.make(for:),
      makeTimerScreen: timerScreens.make(for:))
  }

  /// How many of the screens that the navigator shows an allocator made.
  func shown(madeBy allocatorsScreens: [any Screen]) -> String {
    let ours = navigator.shown.identities.filter(
      allocatorsScreens.identities.contains)
    return
      "\(navigator.shown.count) shown, \(ours.count) of them made by its allocator"
  }
}

/// The app's list of the same dishes, with recipes and a bell of its own.
struct TestApp {
  let navigator = Navigator()
  let recipes: FakeRecipes
  let bell = FakeBell()
  let list: RecipeListScreen

  init(minutes: Int = 20) {
    recipes = FakeRecipes(minutes: SpecVariable(minutes))
    list = makeAppList(
      dishes: ["Soup", "Stew", "Pie"], navigator: navigator,
      recipes: recipes, bell: bell)
  }
}

/// Recipes that all take the same time, which may change.
struct FakeRecipes: Recipes {
  let minutes: SpecVariable<Int>
  let asked = SpecRecorder<String>()

  func recipe(for dish: String) -> Recipe {
    asked.record(dish)
    return Recipe(dish: dish, minutes: minutes.value)
  }
}

/// A bell that makes no noise.
struct FakeBell: Bell {
  let rung = SpecRecorder<Int>()

  func ring(after minutes: Int) {
    rung.record(minutes)
  }
}

extension [any Screen] {
  /// Which objects these are.
  var identities: [ObjectIdentifier] { map { ObjectIdentifier($0) } }
}

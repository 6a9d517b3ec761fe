import SpecSupport

@testable import InjectedAllocators

/// A classroom that remembers what was written on its board.
final class TestClassroom: Classroom {
  let board = SpecRecorder<String>()

  func write(_ text: String) {
    board.record(text)
  }
}

/// The school's recipe list, with a classroom of its own.
struct TestSchool {
  let navigator = Navigator()
  let classroom = TestClassroom()
  let list: RecipeListScreen

  init(dishes: [String] = ["Soup", "Stew", "Pie"]) {
    list = makeSchoolList(
      dishes: dishes, navigator: navigator, classroom: classroom)
  }

  /// How many screens of a type the navigator shows, and whether the classroom was theirs.
  func shown<Kind: Screen>(_ name: String, _ type: Kind.Type) -> String {
    let ours = navigator.shown.count { $0 is Kind }
    return "\(navigator.shown.count) shown, \(ours) of them \(name), "
      + "\(classroom.board.values.isEmpty ? "not " : "")in their own classroom"
  }
}

/// The app's recipe list of the same dishes, with recipes and a bell of its own.
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

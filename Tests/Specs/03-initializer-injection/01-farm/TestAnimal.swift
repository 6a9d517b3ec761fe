import SpecSupport

@testable import Farm

/// An animal for a test: it says what it was told to, and remembers its meals.
struct TestAnimal: Animal {
  var answer = "Only a test"
  let meals = SpecRecorder<String>()

  func feed() -> String {
    meals.record(answer)
    return answer
  }
}

/// An animal of another kind, which counts its meals.
final class HungryAnimal: Animal {
  private let meals = SpecRecorder<String>()

  func feed() -> String {
    meals.record("meal")
    return "Meal \(meals.values.count)"
  }
}

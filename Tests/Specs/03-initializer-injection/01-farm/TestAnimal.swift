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

/// Weather for a test.
final class TestWeather {
  var isRaining = false
}

/// A farm on which it never rains.
func makeDryFarm(_ animals: [any Animal]) -> Farm {
  makeFarm(animals: animals, isRaining: { false })
}

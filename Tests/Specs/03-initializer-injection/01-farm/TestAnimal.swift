import SpecSupport

@testable import Farm

/// An animal for a test: it says what it was told to, and remembers its meals.
struct TestAnimal: Animal {
  var answer = "Only a test"
  let meals = Recorder<String>()

  func feed() -> String {
    meals.record(answer)
    return answer
  }
}

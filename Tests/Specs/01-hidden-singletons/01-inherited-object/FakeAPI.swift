import SpecSupport

@testable import InheritedObject

/// An API that answers at once and remembers what it was asked.
struct FakeAPI: API {
  var answer = "all quiet"
  let asked = Recorder<String>()

  func notice(for city: String) -> String {
    asked.record(city)
    return answer
  }
}

import SpecSupport

@testable import InheritedObject

/// An API that remembers what it was asked.
struct FakeAPI: API {
  var answer = "all quiet"
  let asked = SpecRecorder<String>()

  func notice(for city: String) -> String {
    asked.record(city)
    return answer
  }
}

/// An API whose notice is another one each time: "news 1", "news 2" …
final class NewsAPI: API {
  private let asked = SpecRecorder<String>()

  func notice(for city: String) -> String {
    asked.record(city)
    return "news \(asked.values.count)"
  }
}

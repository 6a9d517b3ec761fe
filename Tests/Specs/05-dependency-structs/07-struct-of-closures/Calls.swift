import SpecSupport

@testable import StructOfClosures

/// The three things that can be asked of a `Weather`.
enum Endpoint: String, CaseIterable, Sendable {
  case forecast, storms, addReport

  func call(on weather: Weather) {
    switch self {
    case .forecast: _ = try? weather.forecast("Ghent")
    case .storms: _ = weather.storms()
    case .addReport: weather.addReport("Ghent", .sun)
    }
  }
}

/// A test that only writes down its failures.
struct SmallTest: Sendable {
  private let failures = Recorder<String>()

  /// What is handed over as `fail`.
  @Sendable func fail(_ text: String) {
    failures.record(text)
  }

  /// For each failure, the names of endpoints in its text.
  var named: [String] {
    failures.values.map { text in
      let names = Endpoint.allCases.map(\.rawValue).filter(text.contains)
      return names.isEmpty
        ? "no name in: \(text)" : names.joined(separator: " and ")
    }
  }
}

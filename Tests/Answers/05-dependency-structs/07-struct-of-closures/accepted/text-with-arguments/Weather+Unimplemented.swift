// Sound: the text says with which arguments the endpoint was called.
extension Weather {
  /// A weather of which nothing is announced: each call fails the test.
  ///
  /// A test replaces the endpoints that it expects to be called.
  ///
  /// - Parameter fail: Makes the test red, with a text that says why. In
  ///   Swift Testing, hand over `{ Issue.record("\($0)") }`, in XCTest
  ///   `{ XCTFail($0) }`.
  static func unimplemented(
    fail: @escaping @Sendable (String) -> Void
  ) -> Weather {
    Weather(
      forecast: { city in
        fail(text(for: "forecast") + " City: \(city)")
        throw NotAnnounced()
      },
      storms: {
        fail(text(for: "storms"))
        return []
      },
      addReport: { city, sky in
        fail(text(for: "addReport") + " \(city): \(sky)")
      })
  }

  private static func text(for endpoint: String) -> String {
    "`\(endpoint)` was called, and this test has not announced it."
  }
}

/// There is no answer, since the test has not announced the question.
private struct NotAnnounced: Error {}

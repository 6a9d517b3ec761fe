import Testing

enum Light {
  @TaskLocal static var brightness = 100
}

struct Guide {
  func welcome() -> String {
    Light.brightness < 20 ? "Mind the step!" : "Welcome!"
  }
}

struct Dimmed: TestTrait, TestScoping {
  let brightness: Int

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Light.$brightness.withValue(brightness, operation: function)
  }
}

@Test(Dimmed(brightness: 5)) func `in the dark, the guide warns`() {
  #expect(Guide().welcome() == "Mind the step!")
}

@Test func `beside it, there is light`() {
  #expect(Guide().welcome() == "Welcome!")
}

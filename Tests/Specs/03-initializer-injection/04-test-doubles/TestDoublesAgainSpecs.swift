import SpecSupport
import Testing

@testable import TestDoubles

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@MainActor
@Suite struct TestDoublesAgainSpecs {
  #if AGAIN_1
    @Test func `several tasks may send to one spy`() throws {
      let verdict = try SpecClient(
        """
        func share<Value: Sendable>(_: Value) {}
        share(makeSpy())
        """
      ).typecheck()
      try #require(
        verdict.explanation == CompilerVerdict.accepted,
        """
        The compiler was asked whether a spy is `Sendable`. Under this constraint, several tasks send \
        to one spy, so the compiler must know that this is safe. Look at what your spy stores.
        """)

      let spy = Shared(value: makeSpy())
      _ = atOnce(8) { number in
        let letter = Letter(to: "\(number)", text: "Hello")
        for _ in 0..<200 { spy.value.send(letter) }
      }
      #expect(
        spy.value.sent.count == 1_600,
        """
        Eight threads sent 200 letters each to one spy, and this is how many it shows. No letter may \
        get lost. Look at what `send` does between reading the letters and storing them.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `the stub stores a closure`() {
      let stored = Mirror(reflecting: makeStub(answer: .success(true))).children
        .map { "\(type(of: $0.value))" }

      #expect(
        stored.map { $0.contains("->") ? "a closure" : $0 } == ["a closure"],
        """
        These are the types of what a stub stores. Under this constraint, it's a closure, so that an \
        answer can depend on the name. Look at the property of your stub, and at what `makeStub` \
        hands over.
        """)
    }
  #endif

  #if AGAIN_3
    @Test func `a single check knows every promise`() {
      #expect(
        registrationChecks().count == 1,
        """
        This is how many checks you wrote. Under this constraint, one check expects a transcript of \
        several registrations. Look at what your checks compare, and write it line by line.
        """)
    }
  #endif
}

#if AGAIN_1
  /// Hands a value to threads; whether that is safe is what the spec finds out.
  private struct Shared<Value>: @unchecked Sendable {
    let value: Value
  }
#endif

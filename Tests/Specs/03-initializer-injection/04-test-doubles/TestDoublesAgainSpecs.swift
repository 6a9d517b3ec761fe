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
        The spec asked the compiler whether the value that `makeSpy()` returns is `Sendable`. \
        `found` shows the compiler's answer. Under this constraint, several tasks send to one \
        spy, so the compiler must know that this is safe. Look at what your spy stores.
        """)

      let spy = Shared(value: makeSpy())
      _ = atOnce(8) { number in
        let letter = Letter(to: "\(number)", text: "Hello")
        for _ in 0..<200 { spy.value.send(letter) }
      }
      #expect(
        spy.value.sent.count == 1_600,
        """
        Eight threads sent 200 letters each to one spy. `found` is the number of letters in \
        its `sent` afterwards. A spy must not lose a letter, even when several threads send at \
        the same time. Look at what `send` does between reading the letters and storing them.
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
        The spec built a stub with `makeStub`, and `found` lists the types \
        of its stored properties. Under this constraint, a stub stores a \
        closure and nothing else, so that its answer can depend on the name. \
        Look at what your stub stores, and at what `makeStub` passes to it.
        """)
    }
  #endif

  #if AGAIN_3
    @Test func `a single check knows every promise`() {
      #expect(
        registrationChecks().count == 1,
        """
        `found` is the number of checks that `registrationChecks()` returned. Under this \
        constraint, one single check must compare a transcript of several registrations \
        with what it expects. Look at what your checks compare, and write all of it as one \
        transcript, line by line.
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

import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct SwapTheBackendAgainSpecs {
  #if AGAIN_1
    @Test func `nothing is an actor`() throws {
      let actors = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\bactor \w/) }

      #expect(
        actors == [],
        """
        `found` lists the actors that your code declares. Under this constraint, \
        a lock makes sure that changes to the file don't overlap. Look at what \
        must happen between reading the old club and saving the new one.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `an HTTP around another one tries again`() throws {
      let wrappers = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/-> HTTP *$/) && !$0.contains("func live(") }

      #expect(
        wrappers.isEmpty == false,
        """
        No function in your code returns an `HTTP`. Under this constraint, a decorator makes \
        the retries. It is a function that receives an `HTTP`, and returns a new `HTTP` that \
        tries again. Look at which code in your back end does nothing but try again.
        """)
    }
  #endif
}

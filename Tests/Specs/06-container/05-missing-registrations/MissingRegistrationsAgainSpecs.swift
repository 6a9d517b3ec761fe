import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct MissingRegistrationsAgainSpecs {
  #if AGAIN_1
    @Test func `no resolver refers to another`() throws {
      let callers = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: [^>]*\bResolver\b[^>]*$/) }

      #expect(
        callers == [],
        """
        `found` lists the properties in your code that hold a resolver. Under this \
        constraint, one list holds the steps of a resolution, and each service that \
        is being built adds its own step to that list. Look at where a path begins.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `nothing keeps a path`() throws {
      let paths = try CompiledAnswer(spec: #filePath).declaredLines.filter {
        $0.contains(/\b(let|var) [^:]+: [^>]*\bResolver\b[^>]*$/)
          || $0.contains(/\b(let|var) [^:]+: \[[^:\]]+\]$/)
      }

      #expect(
        paths == [],
        """
        `found` lists the properties in your code that hold a list, or a resolver, which \
        may lead to a list. Under this constraint, an error collects its path while it \
        passes from factory to factory. Look at which code catches the error on its way.
        """)
    }
  #endif
}

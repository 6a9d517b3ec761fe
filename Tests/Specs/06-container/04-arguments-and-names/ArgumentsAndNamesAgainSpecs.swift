import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct ArgumentsAndNamesAgainSpecs {
  #if AGAIN_1
    @Test func `the key has three parts`() throws {
      let lines = try CompiledAnswer(spec: #filePath).declaredLines
      let start = lines.firstIndex {
        $0.contains(/\bstruct \w+ : .*\bHashable\b/)
      }
      let body = lines[(start.map { $0 + 1 } ?? lines.endIndex)...]
        .prefix { !$0.contains(/\b(struct|class|enum|protocol|extension) \w/) }
      let parts = body.filter {
        $0.contains(#/\b(let|var) \w+: /#) && !$0.contains("hashValue")
      }

      #expect(
        parts.count == 3,
        """
        This is how many parts the first `Hashable` struct of your code has. Under this constraint, a key \
        says service, arguments and name, each for itself. Look at what tells two registrations apart.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `each service has a dictionary of its own`() throws {
      let nested = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: \[.+ : \[.+ : .+\]\]/) }

      #expect(
        nested.count == 1,
        """
        This is how many dictionaries of dictionaries your code stores. Under this constraint, the \
        container finds the registrations of a service first, and one of them by arguments and name \
        after that. Look at what `remove` has to search.
        """)
    }
  #endif
}

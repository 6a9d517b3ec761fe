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
        `found` is the number of properties in the first `Hashable` struct in \
        your code. Under this constraint, the key has three properties: service, \
        arguments and name. Look at what tells two registrations apart.
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
        `found` is the number of properties in your code that store a dictionary of dictionaries. \
        Under this constraint, the container first finds the registrations of a service, and then \
        selects one of them by arguments and name. Look at what `remove` has to search.
        """)
    }
  #endif
}

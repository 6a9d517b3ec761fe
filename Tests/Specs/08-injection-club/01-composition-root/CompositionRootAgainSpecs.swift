import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct CompositionRootAgainSpecs {
  #if AGAIN_1
    @Test func `one struct holds the parts of the club`() throws {
      let lines = try CompiledAnswer(spec: #filePath).declaredLines
      let owners = lines.indices.filter {
        lines[$0].contains(
          /\b(let|var) [^:]+: any (Console|Clock|Users|Avatars)\b/)
      }.compactMap { index in
        lines[..<index].last {
          $0.contains(/\b(struct|class|enum|actor|extension) \w/)
        }
      }

      #expect(
        Set(owners).map { $0.contains(/\bstruct\b/) ? "a struct" : $0 }
          == ["a struct"],
        """
        `found` lists the types in your code that store a console, a clock, users or \
        avatars. Every type that is a struct appears as "a struct". Under this \
        constraint, one struct holds all four dependencies, and every object of the club \
        receives that struct. Look at which dependencies your objects store one by one.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `no object stores a clock`() throws {
      let clocks = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: any Clock\b/) }

      #expect(
        clocks == [],
        """
        `found` lists the properties in your code that hold a clock. Under this \
        constraint, no object stores a clock, and the club keeps a closure that \
        returns the time. Look at what your objects need from the clock.
        """)
    }
  #endif
}

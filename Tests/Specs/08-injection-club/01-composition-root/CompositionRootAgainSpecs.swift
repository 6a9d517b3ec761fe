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
        These types store a console, a clock, users or avatars. Under this constraint, one struct holds \
        all four, and every object of the club takes that. Look at what your objects keep one by one.
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
        Your code declares these properties, which hold a clock. Under this constraint, the club keeps a \
        closure that tells the time. Look at what your objects ask of the clock.
        """)
    }
  #endif
}

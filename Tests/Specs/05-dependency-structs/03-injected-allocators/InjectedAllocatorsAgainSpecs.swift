import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct InjectedAllocatorsAgainSpecs {
  #if AGAIN_1
    @Test func `no property holds a closure`() throws {
      let closures = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: .*->/) }

      #expect(
        closures == [],
        """
        `found` lists the properties in your code that hold closures. Under this \
        constraint, a protocol declares which screens can be made, and each app has a \
        type that makes them. Look at what the recipe list calls when it needs a screen.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `one allocator makes all screens`() throws {
      let closures = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: .*->/) }

      #expect(
        closures.count == 1,
        """
        `found` is the number of properties in your code that hold a closure. Under \
        this constraint, a single allocator receives the cook's destination and \
        returns the screen for it. Look at what the two allocators have in common.
        """)
    }
  #endif
}

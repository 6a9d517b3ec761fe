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
        Your code declares the properties found here, which hold closures. Under this constraint, a \
        protocol says which screens can be made, and each app has a type that makes them. Look at what \
        the recipe list calls when it needs a screen.
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
        This is how many properties of your code hold a closure. Under this constraint, one allocator is \
        told where the cook wants to go, and returns the screen. Look at what the two allocators have in \
        common.
        """)
    }
  #endif
}

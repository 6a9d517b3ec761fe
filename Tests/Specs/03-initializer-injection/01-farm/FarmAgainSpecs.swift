import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct FarmAgainSpecs {
  #if AGAIN_1
    @Test func `the farm is a class`() throws {
      let kinds = try CompiledAnswer(spec: #filePath).declaredLines.compactMap {
        $0.firstMatch(of: /\b(struct|class|actor) Farm\b/)?.output.1
      }

      #expect(
        kinds == ["class"],
        """
        This is how your code declares `Farm`. Under this constraint, it's a class, which gets no \
        initializer from the compiler. Look at what you must write by hand now.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `no property has the type of an animal`() throws {
      let properties = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: .*\bAnimal\b/) }

      #expect(
        properties == [],
        """
        Your code declares the properties found here, whose types name animals. Under this constraint, \
        a farm keeps what it can do with each animal, and not the animal. Look at what `feedAnimals()` \
        calls.
        """)
    }
  #endif
}

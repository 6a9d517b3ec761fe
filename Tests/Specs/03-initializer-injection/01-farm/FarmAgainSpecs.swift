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
        `found` shows how your code declares `Farm`. Under this constraint, `Farm` is a class, \
        so it gets no initializer from the compiler. Look at what you must write by hand now.
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
        `found` lists the properties in your code whose types mention \
        `Animal`. Under this constraint, a farm stores a closure for each \
        animal, and not the animal itself. Look at what `feedAnimals()` calls.
        """)
    }
  #endif
}

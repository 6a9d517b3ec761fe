import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct FarmConveniencesAgainSpecs {
  #if AGAIN_1
    @Test func `no initializer has a default argument`() throws {
      let answer = try CompiledAnswer(spec: #filePath)
      let initializers = ["Farm", "Dairy"].flatMap(answer.initializers)
        .filter { $0.parameters.contains(where: \.hasDefault) }
        .map(\.description)

      #expect(
        initializers == [],
        """
        `found` lists the initializers that have a default argument. Under this \
        constraint, no initializer has one, not even in the app's files, so each short \
        call needs an initializer of its own. Look at `Dairy(farm:)` and `Dairy()`.
        """)
    }
  #endif

  #if AGAIN_2
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
}

import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct StructOfClosuresAgainSpecs {
  #if AGAIN_1
    @Test func `a type behind a protocol can be made a weather`() throws {
      let answer = try CompiledAnswer(spec: #filePath)
      let asked = answer.initializers(of: "Weather")
        .filter { $0.parameters.count == 1 }
        .map { $0.parameters[0].type.replacing("any ", with: "") }

      #expect(
        asked.filter(answer.protocols.contains).count == 1,
        """
        This is how many initializers of `Weather` take something behind a protocol of yours. Under this \
        constraint, whatever conforms to that protocol can be made a `Weather`, in one call. Look at \
        what `.live` has in common with a fake.
        """)
    }
  #endif
}

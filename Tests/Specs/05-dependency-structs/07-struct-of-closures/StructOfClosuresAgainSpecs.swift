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
        `found` is the number of initializers of `Weather` that take one argument, whose type is a \
        protocol of yours. Under this constraint, one call makes a `Weather` from any value that \
        conforms to that protocol. Look at what `.live` has in common with a fake.
        """)
    }
  #endif
}

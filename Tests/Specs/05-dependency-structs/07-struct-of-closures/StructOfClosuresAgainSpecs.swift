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
        `found` is the number of initializers of `Weather` whose only parameter has one of your \
        protocols as its type. Under this constraint, one such initializer makes a `Weather` from \
        any value that conforms to the protocol. Look at what `.live` and a fake have in common.
        """)
    }
  #endif
}

import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct ProfileAddressAgainSpecs {
  #if AGAIN_1
    @Test func `no protocol is declared`() throws {
      let protocols = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\bprotocol \w/) }

      #expect(
        protocols == [],
        """
        Your code declares the protocols found here. Under this constraint, a profile gets what it \
        needs from an address without one. Look at what `Profile` asks of its address, which is a \
        single question.
        """)
    }
  #endif
}

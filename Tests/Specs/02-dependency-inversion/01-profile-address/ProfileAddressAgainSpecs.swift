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
        `found` lists the protocols that your code declares. Under this \
        constraint, a profile receives what it needs from an address without a \
        protocol. Look at the one thing that `Profile` needs from an address.
        """)
    }
  #endif
}

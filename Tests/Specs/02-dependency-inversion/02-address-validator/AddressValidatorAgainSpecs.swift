import SpecSupport
import Testing

@testable import AddressValidator

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct AddressValidatorAgainSpecs {
  #if AGAIN_1
    @Test func `the validator has a protocol of its own`() throws {
      let protocols = try CompiledAnswer(spec: #filePath).protocols
        .filter { $0 != "Address" }

      #expect(
        protocols.count == 1,
        """
        `found` is the number of protocols that your code declares in addition to `Address`. \
        Under this constraint, the validator states in a protocol of its own what it needs, \
        and an adapter brings the addresses. Look at what `problem(with:)` asks of an address.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `at most three checks judge a validator`() {
      let checks = validatorChecks().count
      let isFew = checks <= 3

      #expect(
        [isFew ? "three checks at most" : "\(checks) checks"] == [
          "three checks at most"
        ],
        """
        `found` is the number of checks that you wrote. Under this \
        constraint, one check asks for several answers, and expects all of \
        them in one list. Look at which of your checks ask the same double.
        """)
    }
  #endif
}

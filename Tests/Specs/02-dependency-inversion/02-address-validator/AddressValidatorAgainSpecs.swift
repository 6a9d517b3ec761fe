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
        `found` is the number of protocols that your code declares in addition to `Address`. Under \
        this constraint, the validator has a protocol of its own for what it needs, and an adapter \
        connects addresses to that protocol. Look at what `problem(with:)` needs from an address.
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
        `found` is the number of checks that you wrote. Under this constraint, \
        one check asks a validator several questions, and compares all the \
        answers with one list. Look for checks that use the same test double.
        """)
    }
  #endif
}

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
        This is how many protocols your code declares beside `Address`. Under this constraint, the \
        validator says in its own words what it needs, and an adapter brings the addresses. Look at \
        what `problem(with:)` asks of an address.
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
        This is how many checks you wrote. Under this constraint, a check asks for several answers, \
        and expects all of them in one list. Look at which of your checks ask the same double.
        """)
    }
  #endif
}

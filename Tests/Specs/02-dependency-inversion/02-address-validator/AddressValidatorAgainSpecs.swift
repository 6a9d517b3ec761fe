import SpecSupport
import Testing

@testable import AddressValidator

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct AddressValidatorAgainSpecs {
  #if AGAIN_1
    @Test func `the validator's file compiles alone`() throws {
      let verdict = try SpecClient("_ = AddressValidator.self")
        .typecheck(with: ["AddressValidator.swift"])

      #expect(
        verdict.explanation == CompilerVerdict.accepted,
        """
        `AddressValidator.swift` was compiled without your other files. Under this constraint, the \
        validator says in its own words what it needs, and an adapter in another file brings the \
        addresses. Look at the types that the compiler doesn't find.
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

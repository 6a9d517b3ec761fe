import SpecSupport
import Testing

@testable import ContractSpecs

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct ContractSpecsAgainSpecs {
  #if AGAIN_1
    @Test func `at most five checks are the contract`() {
      let checks = backendContract().count
      let isFew = checks <= 5

      #expect(
        [isFew ? "five checks at most" : "\(checks) checks"] == [
          "five checks at most"
        ],
        """
        `found` is the number of checks in your contract. Under this \
        constraint, each check is a whole story that pins several \
        promises. Look at which of your checks set up the same members.
        """)
    }
  #endif
}

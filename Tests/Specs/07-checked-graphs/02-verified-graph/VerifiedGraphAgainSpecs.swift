import SpecSupport
import Testing

@testable import VerifiedGraph

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct VerifiedGraphAgainSpecs {
  #if AGAIN_1
    @Test func `one check reports every fault`() {
      #expect(
        graphChecks().count == 1,
        """
        This is how many checks you wrote. Under this constraint, a single check reports all kinds of \
        faults, in plain words. Look at what your checks have in common.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `the checks do without the given search`() throws {
      let verdict = try SpecClient("_ = graphChecks()")
        .typecheck(leavingOut: ["Search.swift"])

      #expect(
        verdict.explanation == CompilerVerdict.accepted,
        """
        Your code was compiled without `Search.swift`. Under this constraint, the search for cycles and \
        for ways is your own. Look at what your checks call.
        """)
    }
  #endif
}

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
        `found` is the number of checks that `graphChecks()` returned. Under this constraint, a \
        single check reports all kinds of faults, in plain words. Look at what your checks have in \
        common.
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
        The spec compiled your code without `Search.swift`, and `found` is what the compiler \
        reported. Under this constraint, you write the search for cycles and paths yourself. Look \
        at what your checks call.
        """)
    }
  #endif
}

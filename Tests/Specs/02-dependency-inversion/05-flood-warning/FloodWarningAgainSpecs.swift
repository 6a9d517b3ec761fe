import SpecSupport
import Testing

@testable import FloodWarning

@Suite struct FloodWarningAgainSpecs {
  #if AGAIN_1
    @Test func `no protocol of yours is declared`() throws {
      let given = ["FathomGauge", "HydroLineGauge", "PingPost", "SkyText"]
      let declared = try CompiledAnswer(spec: #filePath).protocols
        .filter { !given.contains($0) }

      #expect(
        declared == [],
        """
        Your code declares the protocols found here, next to those of the vendors. You chose to do \
        without one this time. Look at what the policy calls, and at what else can be called.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `nothing of yours is a class or an actor`() throws {
      let declared = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/^([a-z]+ )*(class|actor) [A-Z]\w*/) }

      #expect(
        declared == [],
        """
        Your code declares the types found here, and their objects are shared by reference. You \
        chose to do with values this time. Look at what each of them keeps, and at who else needs \
        to see it change.
        """)
    }
  #endif
}

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
        Your code declares the protocols that `found` lists, in addition to those of the \
        vendors. Under this constraint, the policy declares what it needs without a protocol \
        of your own. Look at what the policy calls through each of these protocols.
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
        Your code declares the classes or actors that `found` lists, and their objects are \
        shared by reference. Under this constraint, your code uses values instead. Look at what \
        each of these types stores, and at which other code needs to see those values change.
        """)
    }
  #endif
}

import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct ParentsAndModulesAgainSpecs {
  #if AGAIN_1
    @Test func `modules are types of one protocol`() throws {
      let answer = try CompiledAnswer(spec: #filePath)
      let heads = answer.declaredLines.compactMap {
        $0.firstMatch(of: /\b(?:struct|enum|class) \w+ : (.*)/)?.output.1
      }
      let shared = answer.protocols.filter { name in
        heads.count { $0.split(separator: ", ").contains { $0 == name } } > 1
      }

      #expect(
        shared.isEmpty == false,
        """
        None of your protocols has several types that conform to it. Under this constraint, each \
        module is a type, all of these types conform to one protocol, and `bakeryModules()` \
        returns their methods as closures. Look at what all modules have in common.
        """)
    }
  #endif
}

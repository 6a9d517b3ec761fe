import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct WhoOwnsTheProtocolAgainSpecs {
  #if AGAIN_1
    @Test func `the file of the website compiles alone`() throws {
      let verdict = try SpecClient("_ = CSVFile.self")
        .typecheck(with: ["CSVFile.swift"])

      #expect(
        verdict.explanation == CompilerVerdict.accepted,
        """
        The spec compiled `CSVFile.swift` without your other files, and the \
        compiler refused it. Under this constraint, `CSVFile.swift` contains code \
        about rows and columns, but no code about the league. Look at the code \
        that turns rows into scores, and at the file that contains this code.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `nothing is declared with any`() throws {
      let lines = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\bany [A-Z]/) }

      #expect(
        lines == [],
        """
        `found` lists the declarations that use `any` with a protocol. Under this constraint, \
        the compiler knows the type of the value: `Ranking` is generic, and the functions in \
        `CompositionRoot.swift` return that `Ranking`. Look at the stored property of `Ranking`.
        """)
    }
  #endif
}

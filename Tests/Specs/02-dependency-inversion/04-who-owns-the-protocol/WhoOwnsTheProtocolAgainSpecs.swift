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
        `CSVFile.swift` was compiled without your other files. Under this constraint, it knows rows \
        and columns, and nothing of the league. Look at what makes scores of rows, and at the file \
        where that stands.
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
        These declarations take or keep a value of any type that conforms to a protocol. Under this \
        constraint, the compiler knows the type: `Ranking` is generic, and the root returns what it \
        makes of it. Look at the stored property of `Ranking`.
        """)
    }
  #endif
}

import SpecSupport
import Testing

@testable import Theatre

@Suite struct TheatreAgainSpecs {
  /// What the program declares, a line each, without what is given and without the checks.
  private func declarations() throws -> [String] {
    let graded = GradedAnswer(spec: #filePath)
    let world = Set(try graded.worldFiles())
    let checks = try graded.allFiles(but: []).filter { $0.contains("Check") }
      .subtracting(world)
    // Where the program itself needs a file of checks, all files count.
    let all =
      try (try? CompiledAnswer(spec: #filePath, leavingOut: checks))
      ?? CompiledAnswer(spec: #filePath)
    let given = try CompiledAnswer(
      spec: #filePath, leavingOut: graded.allFiles(but: world))
    return Set(all.declaredLines).subtracting(given.declaredLines).sorted()
  }

  #if AGAIN_1
    @Test func `no property is a dictionary`() throws {
      let found = try declarations().filter { line in
        line.contains(/\b(?:let|var) \w+: .*(?:\[[^\[\]]* : |Dictionary<)/)
          && !line.contains("func ")
      }

      #expect(
        found == [],
        """
        `found` lists properties that are a dictionary, or hold one. Under this \
        constraint, your code finds nothing by its name during the show. Each \
        cue already has its machines, and each machine has already received \
        what it needs. Look at what reads each of these dictionaries, and when.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `only makeDesk knows a venue`() throws {
      let found = try declarations().filter { line in
        line.contains(/\bVenue\b/) && !line.contains("func makeDesk(")
      }

      #expect(
        found == [],
        """
        `found` lists declarations with a `Venue` in them, outside the files of your \
        checks. Under this constraint, the rules receive only the data that they judge, \
        and no `Venue`. Look at which of a venue's three properties each declaration uses.
        """)
    }
  #endif
}

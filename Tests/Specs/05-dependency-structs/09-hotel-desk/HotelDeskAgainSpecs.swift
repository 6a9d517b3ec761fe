import SpecSupport
import Testing

@testable import HotelDesk

@Suite struct HotelDeskAgainSpecs {
  #if AGAIN_1
    @Test func `no closure is stored`() throws {
      let found = try program().declaredLines
        .filter { $0.contains(/\b(?:let|var|typealias|case) [^:=(]+[:=(].*->/) }

      #expect(
        found == [],
        """
        `found` lists the lines of your program that declare something that holds a \
        closure. Under this constraint, your program can't store a closure that \
        notes calls in the journal. Look at what the five protocols in `World.swift` \
        already require, and at which of your own types could conform to them.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `nothing is built from more than two parts`() throws {
      let program = try program()
      let given: Set<String> = [
        "Moment", "Key", "NightReport", "RoomTaken", "NoGuest",
      ]
      let names = program.declaredLines.compactMap { line in
        line.firstMatch(of: /\b(?:struct|class|enum|actor|extension) ([\w.]+)/)
          .map { String($0.output.1) }
      }
      let paths = Set(
        names + names.flatMap { outer in names.map { "\(outer).\($0)" } })
      let found = paths.subtracting(given).sorted()
        .flatMap(program.initializers(of:))
        .filter { $0.parameters.count > 2 }.map(\.description)

      #expect(
        found == [],
        """
        `found` lists initializers that take more than two arguments. Swift may have \
        written some of them. Under this constraint, no initializer may take more \
        than two arguments, so each list must be small. Look at which functions use \
        which members of the list, and which members always go together.
        """)
    }
  #endif

  #if AGAIN_1 || AGAIN_2
    /// The learner's program without the checks, whose helpers may look as they like.
    private func program() throws -> CompiledAnswer {
      let checks = try GradedAnswer(spec: #filePath).allFiles(but: [])
        .filter { $0.contains("Check") }
      return try CompiledAnswer(spec: #filePath, leavingOut: checks)
    }
  #endif
}

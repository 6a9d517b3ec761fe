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
        These lines of yours declare something that holds a closure. Under this constraint, a journal \
        can't be slipped into a closure. Look at what the five protocols of `World.swift` already say, \
        and at which types of yours could keep such a promise, too.
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
        These initializers take more than two arguments, some of them written by Swift. Under this \
        constraint, a list must be as small as what it's for. Look at which functions use which of \
        its members, and which members always travel together.
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

import SpecSupport
import Testing

@testable import DependenciesStruct

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct DependenciesStructAgainSpecs {
  #if AGAIN_1
    @Test func `delays and boards are structs`() throws {
      let kinds = try CompiledAnswer(spec: #filePath).declaredLines
        .compactMap {
          $0.firstMatch(
            of: /\b(struct|class|actor) (MeasuredDelays|DepartureBoard)\b/)
        }
        .map { "\($0.output.1) \($0.output.2)" }

      #expect(
        kinds.sorted() == ["struct DepartureBoard", "struct MeasuredDelays"],
        """
        The spec looked at how your code declares `MeasuredDelays` and \
        `DepartureBoard`, and `found` lists these declarations. Under this constraint, \
        both services are structs, and the compiler writes their initializers. If \
        either of them isn't a struct yet, look at what in its code rules out a struct.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `the office is asked at the first question`() {
      let office = AgainOffice()
      let boards = makeBoards(
        at: ["Port", "Zoo"], office: office, sensors: AgainSensors())
      let atFirst = office.questions.values.count
      for _ in 1...2 { boards.forEach { _ = $0.lines() } }

      #expect(
        [atFirst, office.questions.values.count] == [0, 1],
        """
        The spec built two boards and then read each of them twice. `found` has two numbers: how \
        often the office had been asked for its plan before the first reading, and how often \
        after the last reading. Under this constraint, the office must not be asked until a board \
        is read, and it must still be asked only once. Look at when the timetable reads the plan.
        """)
    }
  #endif
}

#if AGAIN_2
  /// An office that counts the questions.
  private struct AgainOffice: Office {
    let questions = SpecRecorder<String>()

    func plan() -> [Tram] {
      questions.record("plan")
      return [Tram(line: 4, stop: "Port", minute: 725)]
    }
  }

  private struct AgainSensors: Sensors {
    func lastSeen(line: Int, at stop: String) -> Int? { nil }
  }
#endif

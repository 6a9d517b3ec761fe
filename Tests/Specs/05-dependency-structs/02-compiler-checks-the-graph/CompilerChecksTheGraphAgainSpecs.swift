import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct CompilerChecksTheGraphAgainSpecs {
  #if AGAIN_1
    @Test func `the delays store two closures`() throws {
      let closures = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: .*->/) }

      #expect(
        closures.count == 2,
        """
        `found` is the number of properties in your code that hold a closure. Under \
        this constraint, `MeasuredDelays` stores two closures, one for the seen minute \
        and one for the planned minute, and a caller still can't swap them. Look at \
        what `MeasuredDelays` stores, and at the code that makes the closures.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `each service takes its parts one by one`() throws {
      let answer = try CompiledAnswer(spec: #filePath)
      let counts = ["CityTimetable", "MeasuredDelays", "DepartureBoard"].map {
        service in
        let counts = answer.initializers(of: service).map(\.parameters.count)
        return
          "\(service) takes \(counts.map(String.init).joined(separator: " or "))"
      }

      #expect(
        counts == [
          "CityTimetable takes 1", "MeasuredDelays takes 2",
          "DepartureBoard takes 3",
        ],
        """
        `found` shows how many arguments the initializers of each service \
        take. Under this constraint, no service takes its dependencies in \
        a list. Look at the services that take too few arguments.
        """)
      let lists = answer.initializers(of: "CityTimetable").flatMap(\.parameters)
        .map(\.type).filter { !$0.hasPrefix("any ") }
      #expect(
        lists == [],
        """
        The spec looked at the parameters of `CityTimetable`, and `found` lists those \
        whose type doesn't begin with `any`, as an office's type does. Under this \
        constraint, no service takes its dependencies in a list. Look at the initializer \
        of `CityTimetable`.
        """)
    }
  #endif
}

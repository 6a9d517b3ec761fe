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
        This is how many properties of your code hold a closure. Under this constraint, the delays keep \
        two, one for what is seen and one for what is planned, and a caller still can't swap them. Look \
        at what `MeasuredDelays` stores, and at who makes that.
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
        This is how many arguments the initializers of your services take. Under this constraint, no \
        service is handed a list. Look at the services that take too little.
        """)
      let lists = answer.initializers(of: "CityTimetable").flatMap(\.parameters)
        .map(\.type).filter { !$0.hasPrefix("any ") }
      #expect(
        lists == [],
        """
        A timetable is handed this, which isn't an office. Under this constraint, no service is handed \
        a list. Look at the initializer of `CityTimetable`.
        """)
    }
  #endif
}

import SpecSupport
import SpecTags
import Testing

@testable import StructOfClosures

@Suite struct StructOfClosuresSpecs {
  @Test(arguments: [
    "storms: { [] }, addReport: { _, _ in }",
    "forecast: { _ in .sun }, addReport: { _, _ in }",
    "forecast: { _ in .sun }, storms: { [] }",
  ])
  func `the compiler asks for an endpoint that nobody gave`(two: String) throws
  {
    let whole = try Client(
      """
      _ = Weather(
        forecast: { _ in .sun }, storms: { [] }, addReport: { _, _ in })
      """
    ).typecheck()
    let partial = try Client("_ = Weather(\(two))").typecheck()

    try #require(
      whole.isAccepted,
      "A `Weather` is made of three closures. \(whole.explanation)")
    #expect(
      partial.missesAnArgument,
      """
      Only two endpoints were given, and nobody said what the third does. Give \
      an endpoint no default: the compiler should ask. \(partial.explanation)
      """)
  }

  @Test(arguments: [Sky.sun, .storm])
  func `a fake forecasts what was reported and nothing else`(sky: Sky) throws {
    let fake = Weather.fake()
    for sky in [.rain, sky] { fake.addReport("Ghent", sky) }

    #expect(
      (try? fake.forecast("Ghent")) == sky,
      """
      Ghent reported rain, then \(sky). A fake works like the real thing: \
      `forecast` finds what `addReport` kept, and the last report counts.
      """)
    #expect(
      throws: NoForecast(city: "Ostend"),
      """
      Nobody has reported from Ostend. A fake invents nothing and asks no \
      station: it throws what `Weather.swift` says.
      """
    ) { try fake.forecast("Ostend") }
  }

  @Test func `each fake has a memory of its own and no station`() {
    let touched = Tripwire.touched {
      let (first, second) = (Weather.fake(), Weather.fake())
      first.addReport("Ghent", .storm)
      return [first, second].map { $0.storms() }
    }

    #expect(
      touched.names == [],
      "A fake went to the real station. Do not build it upon `.live`.")
    #expect(
      touched.result == [["Ghent"], []],
      """
      One fake was told of a storm, the other of nothing. Tests that share a \
      memory disturb each other: make a new one in each call of `fake()`.
      """)
  }

  @Test func `what was not announced fails the test and stops nothing`() async {
    await #expect(
      processExitsWith: .success,
      """
      A call stopped all tests, not only its own. Tell `fail`, which makes one \
      test red, and go on: no `fatalError` and no `precondition`.
      """
    ) {
      let test = SmallTest()
      let weather = Weather.unimplemented(fail: test.fail)

      let touched = Tripwire.touched {
        Endpoint.allCases.forEach { $0.call(on: weather) }
      }

      #expect(
        test.named.count == 3,
        """
        Three endpoints were called, each once, that no test announced, and \
        `fail` was called \(test.named.count) times. Each call must be told, \
        or the test does not learn what the code does.
        """)
      #expect(
        touched.names == [],
        "An unimplemented endpoint went to the real station: \(touched.names)."
      )
    }
  }

  @Test(arguments: Endpoint.allCases)
  func `each failure names its endpoint, in its own test`(endpoint: Endpoint) {
    let (test, other) = (SmallTest(), SmallTest())
    let weathers = [test, other].map { Weather.unimplemented(fail: $0.fail) }

    for _ in 1...2 { endpoint.call(on: weathers[0]) }

    #expect(
      test.named == [endpoint.rawValue, endpoint.rawValue],
      """
      `\(endpoint.rawValue)` was called twice. Each call must fail once, when \
      it happens, and not when the value is made. The text must have this \
      endpoint's name and no other's: it tells a reader where to look.
      """)
    #expect(
      other.named == [],
      "A call failed another test. Each value keeps the `fail` of its own.")
  }

  @Test(arguments: [
    (Sky.sun, "Ostend: bring a blanket"),
    (Sky.rain, "Ostend: bring an umbrella"),
    (Sky.storm, "Ostend: stay at home"),
  ])
  func `the planner needs the forecast and nothing else`(
    sky: Sky, advice: String
  ) {
    let asked = Recorder<String>()
    let weather = makeWeather(
      forecast: {
        asked.record($0); return sky
      },
      fail: { text in
        Issue.record(
          text.contains("forecast")
            ? "`makeWeather` must announce the forecast. It failed: \(text)"
            : "`PicnicPlanner` calls more than the forecast. It failed: \(text)"
        )
      })

    let found = Tripwire.touched {
      try? PicnicPlanner(weather: weather).advice(for: "Ostend")
    }

    #expect(
      found.result == advice && asked.values == ["Ostend"],
      """
      The test announced a forecast of \(sky), which was then asked for \
      \(asked.values). Either `makeWeather` does not put it in, or \
      `advice(for:)` does not ask it, once, for Ostend.
      """)
    #expect(
      found.names == [],
      """
      A call reached the real station: \(found.names). Either `makeWeather` \
      still hands out `.live`, or the planner goes past the weather that it \
      was given.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}

import SpecSupport
import SpecTags
import Testing

@testable import StructOfClosures

@Suite struct StructOfClosuresSpecs {
  @Test func `the compiler asks for an endpoint that nobody gave`() throws {
    let endpoints = [
      "forecast: { _ in .sun }", "storms: { [] }", "addReport: { _, _ in }",
    ]
    let incomplete = endpoints.indices.map { forgotten in
      endpoints.indices.filter { $0 != forgotten }.map { endpoints[$0] }
    }
    let verdicts = try SpecClient.verdicts(
      on: ([endpoints] + incomplete).map {
        "_ = Weather(\($0.joined(separator: ", ")))"
      })

    #expect(
      verdicts[0].explanation == CompilerVerdict.accepted,
      """
      A `Weather` was made of three closures, and this doesn't compile yet. Each value brings its \
      own code, so the initializer takes a closure for each endpoint. Look at the stored properties \
      in `Weather.swift`.
      """)
    #expect(
      verdicts.dropFirst().filter(\.isAccepted).map(\.statements) == [],
      """
      Only two of the three endpoints are given here, and this compiles. An endpoint with a default \
      runs code that the caller hasn't chosen. Remove the defaults from the properties in \
      `Weather.swift`, and every initializer that needs fewer than three closures.
      """)
  }

  @Test(arguments: [Sky.sun, .storm])
  func `a fake forecasts what was reported and nothing else`(sky: Sky) {
    let fake = Weather.fake()
    for sky in [.rain, sky] { fake.addReport("Ghent", sky) }

    #expect(
      "Ghent: \(outcome { try fake.forecast("Ghent") })"
        == "Ghent: returned \(sky)",
      """
      Ghent reported rain first, and another sky after that, and then the fake was asked for its \
      forecast. A fake works like the real service: `forecast` returns what `addReport` stored last. \
      Look at these two closures in `Weather+Fake.swift`.
      """)

    let strangers =
      Odd.texts.map { String($0.prefix(20)) } + ["GHENT", " Ghent", "Ostend"]
    #expect(
      strangers.map { city in "\(city): \(outcome { try fake.forecast(city) })"
      }
        == strangers.map { city in "\(city): threw \(NoForecast(city: city))" },
      """
      Only Ghent has reported, and the fake was asked for the forecast of other cities, some with \
      odd names. A fake invents no sky, asks no station and changes no name: `forecast` throws \
      `NoForecast`, as `Weather.swift` says. Look at `forecast` in `Weather+Fake.swift`.
      """)
  }

  @Test func `each fake has a memory of its own and no station`() {
    let touched = Tripwire.touched {
      let (first, second) = (Weather.fake(), Weather.fake())
      let before = first.storms()
      first.addReport("Ghent", .storm)
      second.addReport("Bruges", .storm)
      return [before] + inTurn(first, second) { $0.storms() }
    }

    #expect(
      touched.names == [],
      """
      A fake called the country's weather station. A demo or a test with a fake must work without \
      the network. Look at what `fake()` is made of in `Weather+Fake.swift`: none of its closures \
      uses `.live`.
      """)
    #expect(
      touched.result == [[], ["Ghent"], ["Bruges"], ["Ghent"]],
      """
      A new fake was asked for its storms. Then two fakes heard of a storm each, and were asked in \
      turn. Tests that share a memory disturb each other, so each fake has its own, which is empty \
      at first. Make the `Mutex` inside `fake()`.
      """)
  }

  @Test func `a fake loses no report of many threads`() {
    #expect(
      printed(by: "threads") == [
        "threads that finished: 8", "own reports that a thread didn't find: 0",
        "storms in the end: 2400",
      ],
      """
      Eight threads reported 300 storms each, and asked for the forecast after each report. A test \
      may call a fake from several tasks, so each endpoint reads or changes the memory in one step, \
      in a single `withLock`. Look for an endpoint in `Weather+Fake.swift` that works outside the \
      lock, or that takes the lock twice: once to read, and once to write.
      """)
  }

  @Test func `what was not announced fails the test and stops nothing`() {
    #expect(
      printed(by: "call") == [
        "forecast failed the test 1 times", "storms failed the test 1 times",
        "addReport failed the test 1 times",
      ],
      """
      A program called each endpoint of an unimplemented weather once. Each call must fail the test \
      once, while it runs, and then go on: a test that isn't told doesn't learn what the code calls, \
      and a trap stops all tests. Call `fail` in each closure of `Weather+Unimplemented.swift`, and \
      neither `fatalError` nor the station.
      """)
  }

  @Test func `each failure names its endpoint, in its own test`() {
    #expect(
      printed(by: "text") == [
        #"forecast twice names ["forecast", "forecast"]"#,
        "forecast in the other test names []",
        #"storms twice names ["storms", "storms"]"#,
        "storms in the other test names []",
        #"addReport twice names ["addReport", "addReport"]"#,
        "addReport in the other test names []",
      ],
      """
      Each endpoint was called twice in one test and never in another, and these names stood in the \
      texts that the two tests got. The text tells a reader what was called, so each call brings \
      one, with the name of its endpoint and no other. Look at the texts in \
      `Weather+Unimplemented.swift`, and at which `fail` its closures capture.
      """)
  }

  @Test(arguments: [
    (Sky.sun, "returned Ostend: bring a blanket"),
    (.rain, "returned Ostend: bring an umbrella"),
    (.storm, "returned Ostend: stay at home"),
    (nil, #"threw NoForecast(city: "Ostend")"#),
  ])
  func `the planner needs the forecast and nothing else`(
    sky: Sky?, advice: String
  ) {
    let (asked, failures) = (SpecRecorder<String>(), SpecRecorder<String>())
    let weather = makeWeather(
      forecast: { city in
        asked.record(city)
        guard let sky else { throw NoForecast(city: city) }
        return sky
      }, fail: failures.record)
    let announced = sky.map { "\($0)" } ?? "no forecast"

    let found = Tripwire.touched {
      outcome { try PicnicPlanner(weather: weather).advice(for: "Ostend") }
    }

    #expect(
      found.names == [],
      """
      The planner was given the weather of a test, and the country's weather station was called. A \
      planner uses only the weather that it's given. If “announcing the forecast leaves the rest \
      unimplemented” is red too, `makeWeather` hands out the station; otherwise look for `.live` or \
      `WeatherStation` in `PicnicPlanner.swift`.
      """)
    #expect(
      failures.values == [],
      """
      The planner was asked for advice, and the test failed with the texts found here, because it \
      had announced the forecast only. Advice needs nothing else, even where the forecast throws: a \
      report, for example, is for a sky that a person saw. Remove the call that the text names from \
      `PicnicPlanner.swift`.
      """)
    #expect(
      "\(announced): \(found.result)" == "\(announced): \(advice)",
      """
      The test announced this sky, or a forecast that throws `NoForecast`, and the planner was asked \
      for advice for Ostend. The advice follows from the forecast that the test announced, and \
      without a forecast the planner passes the error on. Look at `advice(for:)` in \
      `PicnicPlanner.swift`.
      """)
    #expect(
      asked.values == ["Ostend"],
      """
      The planner was asked for advice once, and asked for the forecast of the cities found here. \
      Each forecast goes over the network, so one is enough, also where it throws. Look at \
      `advice(for:)` in `PicnicPlanner.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      Your code stores something that can change in a global or `static` property. All tests share \
      it, so what one test replaces, reports or hands over changes the others. A memory belongs \
      into the function that makes a value. If `Weather.live` is found here, a `Weather` is an \
      object, or holds one: make it a struct whose copies share nothing.
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

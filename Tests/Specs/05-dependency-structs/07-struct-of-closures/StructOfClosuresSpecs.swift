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
      The spec made a `Weather` from three closures, and this doesn't compile yet. `found` \
      is the compiler's error. Each `Weather` brings its own code, so the initializer must \
      take a closure for each endpoint. Look at the stored properties in `Weather.swift`.
      """)
    #expect(
      verdicts.dropFirst().filter(\.isAccepted).map(\.statements) == [],
      """
      `found` lists calls that pass in only two of the three endpoints, and still compile. \
      An endpoint with a default runs code that the caller hasn't chosen. Remove the \
      defaults from the properties in `Weather.swift`, and every initializer that takes \
      fewer than three closures.
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
      The spec added two reports for Ghent to a fake: rain first, and then another sky. After \
      that, it called `forecast`. A fake must work like the real service, so `forecast` returns \
      what `addReport` stored last. Look at these two closures in `Weather+Fake.swift`.
      """)

    let strangers =
      Odd.texts.map { String($0.prefix(20)) } + ["GHENT", " Ghent", "Ostend"]
    #expect(
      strangers.map { city in "\(city): \(outcome { try fake.forecast(city) })"
      }
        == strangers.map { city in "\(city): threw \(NoForecast(city: city))" },
      """
      The spec added reports for Ghent only, and then asked the fake for the forecast in other \
      cities, some with odd names. `found` lists each city with the result. A fake must not invent \
      a sky, ask the station or change a name. Without a report, `forecast` throws `NoForecast`, \
      as `Weather.swift` says. Look at `forecast` in `Weather+Fake.swift`.
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
      A fake called the country's weather station; `found` lists the calls. A demo or a test with \
      a fake must work without the network. Look at the closures of `fake()` in \
      `Weather+Fake.swift`: none of them may use `.live`.
      """)
    #expect(
      touched.result == [[], ["Ghent"], ["Bruges"], ["Ghent"]],
      """
      The spec asked a new fake for its storms. Then it reported one storm to this fake and \
      one to a second fake, and asked the first, the second, and the first again. `found` \
      lists the four answers. Tests that share their reports disturb each other, so each fake \
      must store its own reports, and start out empty. Create the `Mutex` inside `fake()`.
      """)
  }

  @Test func `a fake loses no report of many threads`() {
    #expect(
      printed(by: "threads") == [
        "threads that finished: 8", "own reports that a thread didn't find: 0",
        "storms in the end: 2400",
      ],
      """
      Eight threads reported 300 storms each to one fake, and asked for the forecast after \
      each report. A test may call a fake from several tasks, so each endpoint must read or \
      change the stored reports in one step, in a single `withLock`. In `Weather+Fake.swift`, \
      look for an endpoint that reads or changes the reports outside the lock. Look also for \
      an endpoint that takes the lock twice, once to read and once to write.
      """)
  }

  @Test func `what was not announced fails the test and stops nothing`() {
    #expect(
      printed(by: "call") == [
        "forecast failed the test 1 times", "storms failed the test 1 times",
        "addReport failed the test 1 times",
      ],
      """
      A program called each endpoint of an unimplemented weather once. `found` shows how \
      often each call failed the test, and any calls that reached the station. Each call must \
      fail the test once before it returns, and must not stop the program. Without a failure, \
      the test doesn't notice the call, and a trap would stop all tests. Call `fail` in each \
      closure of `Weather+Unimplemented.swift`, and don't call `fatalError` or the station.
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
      A program called each endpoint twice on one test's unimplemented weather, and never on \
      another test's. `found` lists the endpoint names in the texts that each test's `fail` \
      received. The text must tell the reader which endpoint was called. So each call must \
      pass one text to `fail`, with the name of this endpoint and of no other. Look at the \
      texts in `Weather+Unimplemented.swift`, and at which `fail` its closures capture.
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
      The spec passed a test's weather to the planner, and asked for advice. `found` \
      lists the calls that reached the country's weather station all the same. A planner \
      must use only the weather that it received. If “announcing the forecast leaves the \
      rest unimplemented” is also red, `makeWeather` returns a weather that uses the \
      station. Otherwise, look for `.live` or `WeatherStation` in `PicnicPlanner.swift`.
      """)
    #expect(
      failures.values == [],
      """
      The spec announced only the forecast, and asked the planner for advice. `found` lists the \
      texts that unimplemented endpoints passed to `fail`. The planner must call only `forecast`, \
      even if the forecast throws. It must not call `addReport`, for example, because a report is \
      for a sky that a person saw. Remove the call that the text names from `PicnicPlanner.swift`.
      """)
    #expect(
      "\(announced): \(found.result)" == "\(announced): \(advice)",
      """
      The spec announced a forecast that either predicts one sky or throws `NoForecast`, and \
      asked the planner for advice about Ostend. `found` shows what the spec announced, and then \
      the result. The advice must follow from the announced forecast, and the planner must pass \
      on the forecast's error. Look at `advice(for:)` in `PicnicPlanner.swift`.
      """)
    #expect(
      asked.values == ["Ostend"],
      """
      The spec asked the planner for advice about Ostend once. `found` lists the cities whose \
      forecast the planner asked for. Each forecast goes over the network, so the planner must ask \
      only once, even if the forecast throws. Look at `advice(for:)` in `PicnicPlanner.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global and `static` properties in your code whose contents can \
      change. All tests share such a property, so if one test replaces, reports or passes \
      in something, the other tests are affected. Create the storage for a value inside \
      the function that makes the value. If `found` lists `Weather.live`, then a `Weather` \
      is an object or holds one: make `Weather` a struct whose copies share nothing.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The spec compared the files marked “The outside world” with the originals, and \
      `found` lists the files that have changed. The specs watch your code through these \
      files, so they work only with the originals. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}

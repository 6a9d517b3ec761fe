import SpecSupport
import XCTest

@testable import StructOfClosures

final class StructOfClosuresXCTests: XCTestCase {
  func testATestReplacesOneEndpointAndKeepsTheOthers() {
    XCTAssertEqual(
      printed(by: "replaced"),
      [
        #"forecast replaced: sun ["Ostend"]"#,
        #"storms replaced: storm ["Bruges"]"#,
        "report: Bruges rain", #"addReport replaced: storm ["Ostend"]"#,
      ],
      "A program made three copies of `.live`, replaced one endpoint in each, "
        + "and called the endpoints. `found` lists the lines that it printed. If a "
        + "test replaces one endpoint, the other two must stay as they were. Look at "
        + "`Weather.swift`: each endpoint must be a `var` that holds a `@Sendable` "
        + "closure, with the arguments and the result of the old method.")
  }

  func testAFakeListsTheCitiesWithAStormInOrder() {
    let fake = Weather.fake()
    let cities = [
      "Ostend", "Bruges", "Mons", "Aalst", "Namur", "Liège", "Ypres",
    ]
    for city in cities + ["Ghent"] { fake.addReport(city, .storm) }
    fake.addReport("Ghent", .rain)

    XCTAssertEqual(
      again { fake.storms() }, Array(repeating: cities.sorted(), count: 3),
      "The spec reported a storm in eight cities, and then rain in one of them, Ghent. After "
        + "that, it asked the fake for its storms three times. `storms` must list the cities whose "
        + "last report is a storm, in alphabetical order, every time. Look at `storms` in "
        + "`Weather+Fake.swift`."
    )
  }

  func testAfterAFailureForecastThrowsAndStormsIsEmpty() {
    let results = printed(by: "result")

    XCTAssertEqual(
      results.map { $0.hasPrefix("forecast threw") ? "forecast threw" : $0 },
      ["forecast threw", "storms returned []", "addReport returned"],
      "A program called each endpoint of an unimplemented weather. `found` lists the results. "
        + "No forecast was announced, so there is none to return: `forecast` must throw an error "
        + "of any type, and `storms` must return an empty list. Look at what the closures in "
        + "`Weather+Unimplemented.swift` do after they call `fail`.")
  }

  func testAnnouncingTheForecastLeavesTheRestUnimplemented() {
    XCTAssertEqual(
      printed(by: "announced"),
      [
        "forecast returned sun and failed 0 times",
        "storms returned [] and failed 1 times",
        "addReport returned and failed 1 times",
      ],
      "A program announced a sunny forecast with `makeWeather`, and called all three "
        + "endpoints. `found` says what each call returned, and how often it failed the test. An "
        + "announced call must not fail the test, but every other call must. Begin with an "
        + "unimplemented weather in `makeWeather`, and replace one endpoint.")
    XCTAssertEqual(
      printed(by: "thrown"),
      ["forecast threw NoForecast for Ghent and failed 0 times"],
      "A program passed a forecast that throws `NoForecast` to "
        + "`makeWeather`, and called `forecast`. The test expects this call "
        + "and its error, so the call must throw the error, and must not call "
        + "`fail`. In `makeWeather`, store the closure `forecast` unchanged.")
    XCTAssertEqual(
      printed(by: "later"),
      ["sun", "rain", "sun"].map { "forecast returned \($0)" },
      "With `makeWeather`, a program announced a forecast that changes from "
        + "call to call. Then it called `forecast` for the same city three "
        + "times. `found` lists the results. Every call must reach the announced "
        + "closure. In `makeWeather`, store the closure `forecast` unchanged."
    )
  }

  func testKeepsTheAppOnTheStation() {
    let live = Weather.live

    let touched = Tripwire.touched {
      [
        outcome { try live.forecast("Ghent") },
        outcome { try live.forecast("Atlantis") },
        outcome { live.storms() }, outcome { live.addReport("Bruges", .sun) },
        outcome { live.storms() }, outcome { try live.forecast("Ghent") },
      ]
    }
    let planner = makePlanner()
    let advice = Tripwire.touched {
      outcome { try planner.advice(for: "Ghent") }
    }

    XCTAssertEqual(
      touched.names,
      [
        "forecast for Ghent", "forecast for Atlantis", "storms",
        "report from Bruges: sun", "storms", "forecast for Ghent",
      ],
      "The spec called the endpoints of `.live`, two of them twice. `found` lists the calls "
        + "that reached the station. Each call must go to the station once, with the same "
        + "arguments, at the moment of the call. Look at the closures in `Weather+Live.swift`."
    )
    XCTAssertEqual(
      touched.result,
      [
        "returned rain", #"threw NoForecast(city: "Atlantis")"#,
        #"returned ["Ostend"]"#,
        "returned ()", #"returned ["Ostend"]"#, "returned rain",
      ],
      "The spec called the endpoints of `.live`. `found` lists the results. A live endpoint "
        + "must return what the station returns, and throw what the station throws. Look at the "
        + "closures in `Weather+Live.swift`.")
    XCTAssertEqual(
      advice.names.prefix(1), ["forecast for Ghent"],
      "The spec asked the app's planner for advice. `found` shows the planner's first call to "
        + "the station. The app must work with the real weather. Look at `makePlanner` in "
        + "`CompositionRoot.swift`: it must use `.live`."
    )
    XCTAssertEqual(
      outcome { try planner.advice(for: "Atlantis") },
      #"threw NoForecast(city: "Atlantis")"#,
      "The spec asked the app's planner about Atlantis, a city without a report. Without a "
        + "forecast there's no advice, so the planner must pass on the forecast's error. Look for "
        + "a `try?` or a `catch` in `advice(for:)`.")
  }
}

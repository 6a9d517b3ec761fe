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
      "A program made three copies of `.live`, replaced one endpoint in each, and called them. A "
        + "test replaces the endpoints that it needs, and the others stay as they were. Look at "
        + "`Weather.swift`: each endpoint is a `var` that holds a `@Sendable` closure, with the "
        + "arguments and the result of the method that was there.")
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
      "Eight cities reported a storm, then Ghent reported rain, and the fake was asked for its "
        + "storms three times. `storms` lists the cities whose last report is a storm, in "
        + "alphabetical order, each time. Look at `storms` in `Weather+Fake.swift`."
    )
  }

  func testAfterAFailureForecastThrowsAndStormsIsEmpty() {
    let results = printed(by: "result")

    XCTAssertEqual(
      results.map { $0.hasPrefix("forecast threw") ? "forecast threw" : $0 },
      ["forecast threw", "storms returned []", "addReport returned"],
      "A program called each endpoint of an unimplemented weather, with these results. Nobody has "
        + "announced a forecast, so there is none to return: `forecast` throws an error of any type, "
        + "and `storms` returns an empty list. Look at what the closures in "
        + "`Weather+Unimplemented.swift` do after they've called `fail`.")
  }

  func testAnnouncingTheForecastLeavesTheRestUnimplemented() {
    XCTAssertEqual(
      printed(by: "announced"),
      [
        "forecast returned sun and failed 0 times",
        "storms returned [] and failed 1 times",
        "addReport returned and failed 1 times",
      ],
      "A program announced a sunny forecast with `makeWeather`, and called all three endpoints. The "
        + "call that a test announces must not fail it, and every other call must. Begin with an "
        + "unimplemented weather in `makeWeather`, and replace one endpoint.")
    XCTAssertEqual(
      printed(by: "thrown"),
      ["forecast threw NoForecast for Ghent and failed 0 times"],
      "A program announced a forecast that throws `NoForecast`, and called it. The test expects this "
        + "call and its error, so the error comes out, and `fail` isn't called. Store the closure "
        + "`forecast` in `makeWeather` as it is.")
    XCTAssertEqual(
      printed(by: "later"),
      ["sun", "rain", "sun"].map { "forecast returned \($0)" },
      "A program announced a forecast that changes from call to call, and asked for the same city "
        + "three times. The announced closure is the endpoint, so each call reaches it. Store the "
        + "closure `forecast` in `makeWeather` as it is.")
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
      "The endpoints of `.live` were called, two of them twice, and the station heard this. Each "
        + "call goes to the "
        + "station once, with the same arguments, and at the moment of the call. Look at the "
        + "closures in `Weather+Live.swift`.")
    XCTAssertEqual(
      touched.result,
      [
        "returned rain", #"threw NoForecast(city: "Atlantis")"#,
        #"returned ["Ostend"]"#,
        "returned ()", #"returned ["Ostend"]"#, "returned rain",
      ],
      "The endpoints of `.live` were called, with these results. A live endpoint returns what the "
        + "station returns, and throws what the station throws. Look at the closures in "
        + "`Weather+Live.swift`.")
    XCTAssertEqual(
      advice.names.prefix(1), ["forecast for Ghent"],
      "The app's planner gave advice, and this is what it asked the station first. The app works "
        + "with the real weather. Look at `makePlanner` in `CompositionRoot.swift`: it uses `.live`."
    )
    XCTAssertEqual(
      outcome { try planner.advice(for: "Atlantis") },
      #"threw NoForecast(city: "Atlantis")"#,
      "The app's planner was asked about Atlantis, where nothing was reported. Without a forecast "
        + "there is no advice, so the planner passes the error on. Look for a `try?` or a `catch` in "
        + "`advice(for:)`.")
  }
}

import SpecSupport
import XCTest

@testable import StructOfClosures

final class StructOfClosuresXCTests: XCTestCase {
  func testATestReplacesOneEndpointAndKeepsTheOthers() {
    let client = Client(
      """
      var first = Weather.live
      first.forecast = { city in city == "Bruges" ? .sun : .rain }
      print(try first.forecast("Bruges"), first.storms())

      var second = Weather.live
      second.storms = { ["Bruges"] }
      print(try second.forecast("Ostend"), second.storms())

      var third = Weather.live
      third.addReport = { city, sky in print(city, sky) }
      third.addReport("Bruges", .rain)
      print(try third.forecast("Ostend"), third.storms())
      """)

    XCTAssertEqual(
      client.lines(),
      [
        #"sun ["Ostend"]"#, #"storm ["Bruges"]"#, "Bruges rain",
        #"storm ["Ostend"]"#,
      ],
      "In three copies of `.live`, one endpoint each was replaced; then they "
        + "were called. An endpoint must be a `var` that holds a closure, with "
        + "the arguments and the result that its method has today. Keep it in "
        + "the struct: what a class or a `static` holds, all copies share.")
  }

  func testAFakeListsTheCitiesWithAStormInOrder() {
    let fake = Weather.fake()
    let cities = [
      "Ostend", "Bruges", "Mons", "Aalst", "Namur", "Liège", "Ypres",
    ]
    for city in cities + ["Ghent"] { fake.addReport(city, .storm) }
    fake.addReport("Ghent", .rain)

    XCTAssertEqual(
      fake.storms(), cities.sorted(),
      "Eight cities had a storm, then Ghent had rain. `storms` must list the "
        + "cities whose last report is a storm, in alphabetical order.")
  }

  func testAfterAFailureForecastThrowsAndStormsIsEmpty() {
    let weather = Weather.unimplemented { _ in }

    XCTAssertThrowsError(
      try weather.forecast("Ghent"),
      "Nobody announced a forecast, so there is none to return. An endpoint "
        + "that can throw throws, once it has failed the test.")
    XCTAssertEqual(
      weather.storms(), [],
      "An endpoint that cannot throw returns something harmless.")
  }

  func testAnnouncingTheForecastLeavesTheRestUnimplemented() {
    let test = SmallTest()
    let weather = makeWeather(forecast: { _ in .sun }, fail: test.fail)

    Endpoint.allCases.forEach { $0.call(on: weather) }

    XCTAssertEqual(
      test.named, ["storms", "addReport"],
      "The test announced the forecast, and all three endpoints were called. "
        + "The announced one must not fail, the others must. Let `makeWeather` "
        + "begin with an unimplemented weather, and replace one endpoint.")
  }

  func testKeepsTheAppOnTheStation() {
    let live = Weather.live

    let touched = Tripwire.touched {
      let skies = ["Ghent", "Atlantis"].map { try? live.forecast($0) }
      let storms = live.storms()
      live.addReport("Bruges", .sun)
      return "\(skies.map { $0.map { "\($0)" } ?? "none" }), \(storms)"
    }
    let main = Tripwire.touched { try? makePlanner().advice(for: "Ghent") }
    let nobodyReported = try? makePlanner().advice(for: "Atlantis")

    XCTAssertEqual(
      touched.names,
      [
        "forecast for Ghent", "forecast for Atlantis", "storms",
        "report from Bruges: sun",
      ],
      "Each call of a live endpoint is one call to the station, with the same "
        + "arguments. Ask it in the closure, not when `live` is made.")
    XCTAssertEqual(
      touched.result, #"["rain", "none"], ["Ostend"]"#,
      "A live endpoint must return what the station returns, and throw what it "
        + "throws.")
    XCTAssertEqual(
      main.names.first ?? "nothing", "forecast for Ghent",
      "The app's planner must ask the real station: leave `makePlanner` as it "
        + "was, on `.live`.")
    XCTAssertNil(
      nobodyReported,
      "There is no forecast for Atlantis. The planner must throw on, and not "
        + "invent a sky.")
  }
}

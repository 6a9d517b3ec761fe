import SpecSupport

@testable import StructOfClosures

/// What the call returns or throws, in words.
func outcome<Answer>(of call: () throws -> Answer) -> String {
  do {
    return "returned \(try call())"
  } catch {
    return "threw \(error)"
  }
}

/// Programs of their own call the endpoints: an endpoint that stops the program stops no spec.
private let programs = SpecPrograms(
  [
    "replaced": #"""
    var first = Weather.live
    first.forecast = { city in city == "Bruges" ? .sun : .rain }
    print("forecast replaced:", try first.forecast("Bruges"), first.storms())

    var second = Weather.live
    second.storms = { ["Bruges"] }
    print("storms replaced:", try second.forecast("Ostend"), second.storms())

    var third = Weather.live
    third.addReport = { city, sky in print("report:", city, sky) }
    third.addReport("Bruges", .rain)
    print("addReport replaced:", try third.forecast("Ostend"), third.storms())
    """#,
    "threads": #"""
    let fake = Weather.fake()
    let missed = atOnce(8, within: 9) { number in
      (0..<300).filter { index in
        let city = "\(number)-\(index)"
        fake.addReport(city, .storm)
        if index.isMultiple(of: 100) { _ = fake.storms() }
        return (try? fake.forecast(city)) != .storm
      }
    }
    print("threads that finished: \(missed.compactMap { $0 }.count)")
    print("own reports that a thread didn't find: \(missed.compactMap { $0 }.joined().count)")
    print("storms in the end: \(fake.storms().count)")
    """#,

    // What happens when endpoints are called that no test has announced.
    "call": #"""
    for endpoint in endpoints {
      let test = SpecRecorder<String>()
      let touched = watchedCall(endpoint, on: .unimplemented(fail: { test.record($0) }))
      print("\(endpoint) failed the test \(test.values.count) times")
      touched.names.forEach { print("\(endpoint) reached the station: \($0)") }
    }
    """#,
    "result": #"""
    for endpoint in endpoints {
      print("\(endpoint) \(call(endpoint, on: .unimplemented(fail: { _ in })))")
    }
    """#,
    "text": #"""
    for endpoint in endpoints {
      let (test, otherTest) = (SpecRecorder<String>(), SpecRecorder<String>())
      let weather = Weather.unimplemented(fail: { test.record($0) })
      let other = Weather.unimplemented(fail: { otherTest.record($0) })
      for _ in 1...2 { _ = call(endpoint, on: weather) }
      print("\(endpoint) twice names \(test.values.map(names))")
      print("\(endpoint) in the other test names \(otherTest.values.map(names))")
      _ = other
    }
    """#,
    "announced": #"""
    let test = SpecRecorder<String>()
    let sunny = makeWeather(forecast: { _ in .sun }, fail: { test.record($0) })
    for endpoint in endpoints {
      let before = test.values.count
      let result = call(endpoint, on: sunny)
      print("\(endpoint) \(result) and failed \(test.values.count - before) times")
    }
    """#,
    "thrown": #"""
    let test = SpecRecorder<String>()
    let unknown = makeWeather(
      forecast: { throw NoForecast(city: $0) }, fail: { test.record($0) })
    let result = call("forecast", on: unknown)
    print("forecast \(result) and failed \(test.values.count) times")
    """#,
    "later": #"""
    let calls = SpecRecorder<String>()
    let changing = makeWeather(
      forecast: {
        calls.record($0)
        return calls.values.count == 2 ? .rain : .sun
      }, fail: { _ in })
    for _ in 1...3 { print("forecast \(call("forecast", on: changing))") }
    """#,
  ].mapValues { SpecClient($0, declarations: declarations) })

/// The lines that this program prints, or why it could not be built or run.
func printed(by program: String) -> [String] {
  programs.lines(of: program)
}

private let declarations = #"""
  import SpecSupport

  let endpoints = ["forecast", "storms", "addReport"]

  func call(_ endpoint: String, on weather: Weather) -> String {
    switch endpoint {
    case "forecast":
      do { return "returned \(try weather.forecast("Ghent"))" } catch let error as NoForecast {
        return "threw NoForecast for \(error.city)"
      } catch {
        return "threw"
      }
    case "storms": return "returned \(weather.storms())"
    default:
      weather.addReport("Ghent", .sun)
      return "returned"
    }
  }

  func watchedCall(
    _ endpoint: String, on weather: Weather
  ) -> (result: String, names: [String]) {
    Tripwire.touched { call(endpoint, on: weather) }
  }

  func names(in text: String) -> String {
    let names = endpoints.filter { text.contains($0) }
    return names.isEmpty ? "no endpoint" : names.joined(separator: " and ")
  }
  """#

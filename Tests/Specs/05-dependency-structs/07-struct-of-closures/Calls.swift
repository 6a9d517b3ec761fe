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

/// What happens when endpoints are called that no test has announced, a line for each fact.
///
/// A program of its own calls them: an endpoint that stops the program stops no spec.
private let allFacts = Client(
  #"""
  for endpoint in ["forecast", "storms", "addReport"] {
    let (test, otherTest) = (Recorder<String>(), Recorder<String>())
    let weather = Weather.unimplemented(fail: { test.record($0) })
    let other = Weather.unimplemented(fail: { otherTest.record($0) })

    let touched = watchedCall(endpoint, on: weather)
    print("call: \(endpoint) failed the test \(test.values.count) times")
    touched.names.forEach { print("call: \(endpoint) reached the station: \($0)") }
    print("result: \(endpoint) \(touched.result)")

    _ = call(endpoint, on: weather)
    print("text: \(endpoint) twice names \(test.values.map(names))")
    print("text: \(endpoint) in the other test names \(otherTest.values.map(names))")
    _ = other
  }

  let test = Recorder<String>()
  let sunny = makeWeather(forecast: { _ in .sun }, fail: { test.record($0) })
  for endpoint in ["forecast", "storms", "addReport"] {
    let before = test.values.count
    let result = call(endpoint, on: sunny)
    print("announced: \(endpoint) \(result) and failed \(test.values.count - before) times")
  }
  let before = test.values.count
  let unknown = makeWeather(
    forecast: { throw NoForecast(city: $0) }, fail: { test.record($0) })
  let result = call("forecast", on: unknown)
  print("thrown: forecast \(result) and failed \(test.values.count - before) times")
  """#,
  declarations: #"""
    import SpecSupport

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
      let names = ["forecast", "storms", "addReport"].filter { text.contains($0) }
      return names.isEmpty ? "no endpoint" : names.joined(separator: " and ")
    }
    """#
).lines()

/// The facts of one kind, without the name of the kind; all lines when there is none, because then
/// they say why.
func facts(about kind: String) -> [String] {
  let own = allFacts.filter { $0.hasPrefix("\(kind): ") }
  return own.isEmpty
    ? allFacts : own.map { String($0.dropFirst(kind.count + 2)) }
}

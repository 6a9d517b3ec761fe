import Synchronization

extension Weather {
  static func fake() -> Weather {
    let notebook = Notebook()
    return Weather(
      forecast: notebook.forecast(for:), storms: notebook.storms,
      addReport: notebook.addReport(from:_:))
  }
}

private final class Notebook: Sendable {
  private let skies = Mutex<[String: Sky]>([:])

  func forecast(for city: String) throws -> Sky {
    guard let sky = skies.withLock({ $0[city] }) else {
      throw NoForecast(city: city)
    }
    return sky
  }

  func storms() -> [String] {
    skies.withLock { $0.filter { $0.value == .storm }.keys.sorted() }
  }

  func addReport(from city: String, _ sky: Sky) {
    skies.withLock { $0[city] = sky }
  }
}

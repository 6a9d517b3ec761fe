protocol Valve {}
protocol Forecast {}
class MainValve: Valve {}
class BarometerForecast: Forecast {}

protocol GardenParts {
  var valve: Valve { get }
  var forecast: Forecast { get }
}

class Injector: GardenParts {
  lazy var valve: Valve = MainValve()
  lazy var forecast: Forecast = BarometerForecast()
}

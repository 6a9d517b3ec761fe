// Does not compile: static property 'signal' is not concurrency-safe
protocol Signal {
  func timeIsUp()
}

class Locator {
  static var signal: Signal!
}

class KitchenTimer {
  var signal: Signal! = Locator.signal
}

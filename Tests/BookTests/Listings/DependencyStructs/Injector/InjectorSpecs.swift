import Testing

final class SpyValve: Valve {
  private(set) var openings: [Int] = []
  func open(seconds: Int) { openings.append(seconds) }
}

final class StubForecast: Forecast {
  let rain: Bool

  init(rain: Bool) {
    self.rain = rain
  }

  func rainIsComing() -> Bool { rain }
}

struct FakeParts: GardenParts {
  let spy = SpyValve()
  var valve: any Valve { spy }
  let forecast: any Forecast = StubForecast(rain: false)
}

@MainActor
@Test func `a sprinkler opens the valve of its injector`() {
  let fake = FakeParts()
  Sprinkler(parts: fake).water()
  #expect(fake.spy.openings == [90])
}

@MainActor
@Test func `an injector builds a part once`() {
  let injector = Injector()
  #expect(injector.valve === injector.valve)
}

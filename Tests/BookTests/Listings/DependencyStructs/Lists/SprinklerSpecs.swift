import Testing

final class SpyValve: Valve {
  private(set) var openings: [Int] = []
  func open(seconds: Int) { openings.append(seconds) }
}

struct DryBeds: SoilProbe {
  let beds: Set<Int>
  func isDry(bed: Int) -> Bool { beds.contains(bed) }
}

struct StubForecast: Forecast {
  let rain: Bool
  func rainIsComing() -> Bool { rain }
}

@Test(arguments: [(false, [90, 90]), (true, [])])
func `dry beds are watered, unless rain comes`(rain: Bool, openings: [Int]) {
  let valve = SpyValve()
  let parts = Sprinkler.Dependencies(
    valve: valve, soil: DryBeds(beds: [1, 3]),
    forecast: StubForecast(rain: rain))

  for bed in 1...3 { Sprinkler(bed: bed, dependencies: parts).water() }
  #expect(valve.openings == openings)
}

struct StubBarometer: Barometer {
  let falls: Bool
  func isFalling() -> Bool { falls }
}

@Test func `the root builds three sprinklers around one valve`() {
  let valve = SpyValve()
  let sprinklers = makeSprinklers(
    valve: valve, soil: DryBeds(beds: [1, 2, 3]),
    barometer: StubBarometer(falls: false))

  for sprinkler in sprinklers { sprinkler.water() }
  #expect(valve.openings == [90, 90, 90])
}

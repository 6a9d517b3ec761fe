import Testing
import XCTest

struct StubSensor: Sensor {
  let answer: Double
  func celsius() -> Double { answer }
}

final class SpyHeater: Heater {
  private(set) var starts = 0
  func start() { starts += 1 }
}

@Test func `it heats when the answer has come`() async throws {
  let heater = SpyHeater()
  let sensor = StubSensor(answer: 18.9)

  try await Thermostat(sensor: sensor, heater: heater).regulate()

  #expect(heater.starts == 1)
}

@Test func `an answer by radio can be awaited`() async {
  #expect(await RadioSensor().celsius() == 17.5)
}

final class ThermostatXCTests: XCTestCase {
  func testItDoesNotHeatAWarmHall() async throws {
    let heater = SpyHeater()
    let sensor = StubSensor(answer: 19)

    try await Thermostat(sensor: sensor, heater: heater).regulate()

    XCTAssertEqual(heater.starts, 0)
  }
}

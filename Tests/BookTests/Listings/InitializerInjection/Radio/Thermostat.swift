protocol Sensor {
  func celsius() async throws -> Double
}

protocol Heater {
  func start()
}

struct Thermostat {
  let sensor: any Sensor
  let heater: any Heater

  func regulate() async throws {
    if try await sensor.celsius() < 19 { heater.start() }
  }
}

extension RadioSensor: Sensor {
  func celsius() async -> Double {
    await withCheckedContinuation { answer in
      measure { answer.resume(returning: $0) }
    }
  }
}

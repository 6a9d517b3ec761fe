protocol Motor {
  func turnOn() throws
}

struct RunningPump {
  private let motor: any Motor

  static func start(_ motor: any Motor) throws -> RunningPump {
    try motor.turnOn()
    return RunningPump(motor: motor)
  }
}

final class PumpedSprinkler {
  struct Dependencies {
    let pump: RunningPump
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}

func makeSprinkler(motor: any Motor) throws -> PumpedSprinkler {
  let pump = try RunningPump.start(motor)
  return PumpedSprinkler(dependencies: .init(pump: pump))
}

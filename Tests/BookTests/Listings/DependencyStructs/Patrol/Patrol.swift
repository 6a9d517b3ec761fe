protocol SoilProbe {
  func isDry(bed: Int) -> Bool
}

protocol Alarm {
  func sound()
}

final class Patrol {
  struct Dependencies {
    let soil: any SoilProbe
    let makeAlarm: (_ bed: Int) -> any Alarm
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func inspect(beds: ClosedRange<Int>) {
    for bed in beds where dependencies.soil.isDry(bed: bed) {
      dependencies.makeAlarm(bed).sound()
    }
  }
}

struct DryRun: Valve {
  func open(seconds: Int) { print("A drawing of a valve. Nobody gets wet.") }
}

let rehearsal = HoseReel(dependencies: .init(valve: DryRun()))
rehearsal.rinse()

let forgetful = HoseReel()
forgetful.rinse()

// Wrong: a check demands an order in which nothing is promised.
// Rejected by: keeps your checks fair to sound houses

private let beds = [Bed(name: "moss", sensor: "H", valve: "V", target: 50)]

/// What any house must do, check by check, whoever wrote the house.
func houseChecks() -> [Check] {
  [
    check("a report below the target opens the valve", ["V opens"]) {
      $1.report(1, 49)
      $1.report(2, 50)
    },
    check("a report counts once", ["V opens"]) {
      $1.report(3, 20)
      $1.report(3, 20)
    },
    check("an older report doesn't count", ["V opens"]) {
      $1.report(3, 20)
      $1.report(2, 20)
    },
    check("each round rings for a silent sensor", silence + silence) {
      $1.report(1, 60)
      for _ in 1...3 { $0.makeRound() }
    },
    check("a replaced device ends", ["H ends"]) { house, hardware in
      house.replaceSensor(of: "moss", with: "J")
      hardware.report(1, 20)
    },
    check("a new device counts from 1", ["H ends", "V opens"]) {
      $1.report(7, 60)
      $0.replaceSensor(of: "moss", with: "J")
      $1.report(1, 20, from: 1)
    },
    check("a closed house does nothing", ["H ends"]) { house, hardware in
      house.close()
      hardware.report(1, 20)
      house.makeRound()
    },
    Check("lines end in order", expected: ["H ends", "I ends"]) { open in
      let two = beds + [Bed(name: "lichen", sensor: "I", valve: "W", target: 9)]
      let hardware = SpyHardware()
      open(two, hardware).close()
      return hardware.events
    },
    Check("a greeting counts", expected: ["V opens"]) { open in
      let hardware = SpyHardware()
      hardware.greeting = Report(number: 1, humidity: 20)
      let house = open(beds, hardware)
      return withExtendedLifetime(house) { hardware.events }
    },
    Check("a closed house is gone", expected: ["gone"]) { open in
      weak var survivor: SpyHardware?
      do {
        let hardware = SpyHardware()
        survivor = hardware
        open(beds, hardware).close()
        hardware.forgetListeners()
      }
      return [survivor == nil ? "gone" : "still in memory"]
    },
  ]
}

private let silence = ["rings moss: no report"]

private func check(
  _ name: String, _ expected: [String],
  after steps: @escaping (any House, SpyHardware) -> Void
) -> Check {
  Check(name, expected: expected) { open in
    let hardware = SpyHardware()
    let house = open(beds, hardware)
    steps(house, hardware)
    return hardware.events
  }
}

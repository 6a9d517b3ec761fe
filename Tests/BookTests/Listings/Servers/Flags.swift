import Testing

/// Bees that swarm leave in minutes, and the hive gets lighter.
protocol SwarmAlarm: Sendable {
  func warns(_ kilograms: [Double]) -> Bool
}

/// Warns when a weight is 2 kg below the one before.
struct DropAlarm: SwarmAlarm {
  func warns(_ kilograms: [Double]) -> Bool {
    zip(kilograms, kilograms.dropFirst()).contains { $0 - $1 >= 2 }
  }
}

/// Warns when three weights in a row lose 2 kg together.
struct TrendAlarm: SwarmAlarm {
  func warns(_ kilograms: [Double]) -> Bool {
    zip(kilograms, kilograms.dropFirst(2)).contains { $0 - $1 >= 2 }
  }
}

struct AlarmParts: Sendable {
  let alarm: any SwarmAlarm
}

func makeParts(usesTrendAlarm: Bool) -> AlarmParts {
  AlarmParts(alarm: usesTrendAlarm ? TrendAlarm() : DropAlarm())
}

struct Flags: Sendable {
  var showsForecast: @Sendable (_ keeper: String) -> Bool
}

struct HivePage: Sendable {
  let flags: Flags

  func lines(keeper: String, kilograms: Double) -> [String] {
    let showsForecast = flags.showsForecast(keeper)
    let title = showsForecast ? "Your hives, with a forecast" : "Your hives"
    let weight = "Today: \(kilograms) kg"
    return showsForecast
      ? [title, weight, "In a week: \(kilograms + 3) kg"]
      : [title, weight]
  }
}

/// Asks its flag at each call, so its callers know only a `SwarmAlarm`.
struct SwitchedAlarm: SwarmAlarm {
  let usesTrend: @Sendable () -> Bool
  let drop: any SwarmAlarm
  let trend: any SwarmAlarm

  func warns(_ kilograms: [Double]) -> Bool {
    (usesTrend() ? trend : drop).warns(kilograms)
  }
}

@Test(arguments: [false, true])
func `both alarms notice a swarm`(usesTrendAlarm: Bool) {
  let alarm = makeParts(usesTrendAlarm: usesTrendAlarm).alarm

  #expect(alarm.warns([41, 41.2, 38.6]))
  #expect(!alarm.warns([41, 41.2, 41.1]))
}

@Test(arguments: [(false, 2), (true, 3)])
func `the forecast is a line of its own`(isOn: Bool, count: Int) {
  let page = HivePage(flags: Flags { _ in isOn })

  #expect(page.lines(keeper: "Ada", kilograms: 41).count == count)
}

@Test func `only the trend alarm notices a slow swarm`() {
  let parts = [false, true].map { makeParts(usesTrendAlarm: $0).alarm }

  #expect(parts.map { $0.warns([41, 40, 39]) } == [false, true])
}

@Test(arguments: [(false, false), (true, true)])
func `the switched alarm asks its flag`(isOn: Bool, warns: Bool) {
  let alarm = SwitchedAlarm(
    usesTrend: { isOn }, drop: DropAlarm(), trend: TrendAlarm())

  #expect(alarm.warns([41, 40, 39]) == warns)
}

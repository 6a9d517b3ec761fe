// Sound: one check tells a whole story, on a hardware made of closures.
struct Fake: Hardware {
  let onConnect: (String, @escaping (Report) -> Void) -> Line
  let onEvent: (String) -> Void
  func connect(to sensor: String, hear: @escaping (Report) -> Void) -> Line {
    onConnect(sensor, hear)
  }
  func open(_ valve: String) { onEvent("open \(valve)") }
  func ring(_ text: String) { onEvent("ring \(text)") }
}
final class Token {}

func houseChecks() -> [Check] {
  let bed = Bed(name: "moss", sensor: "A", valve: "V", target: 50)
  return [
    Check(
      "one long story",
      expected: [
        "open V", "moss 10 %", "round", "round", "ring moss: no report",
        "round", "ring moss: no report",
        "replaced", "A ended", "open V", "closed", "B ended",
      ]
    ) { open in
      var log: [String] = []
      var ears: [String: (Report) -> Void] = [:]
      let fake = Fake(
        onConnect: { sensor, hear in
          ears[sensor] = hear
          if sensor == "A" { hear(Report(number: 5, humidity: 10)) }
          return Line { log.append("\(sensor) ended") }
        }, onEvent: { log.append($0) })
      let house = open([bed], fake)
      log += house.display
      ears["A"]?(Report(number: 5, humidity: 10))
      ears["A"]?(Report(number: 4, humidity: 10))
      for _ in 1...3 { log.append("round"); house.makeRound() }
      log.append("replaced")
      house.replaceSensor(of: "moss", with: "B")
      ears["A"]?(Report(number: 9, humidity: 10))
      ears["B"]?(Report(number: 1, humidity: 10))
      log.append("closed")
      house.close()
      ears["B"]?(Report(number: 2, humidity: 10))
      house.makeRound()
      return log
    },
    Check("gone", expected: ["true"]) { open in
      weak var seen: Token?
      do {
        let token = Token()
        seen = token
        let fake = Fake(
          onConnect: { _, _ in Line {} }, onEvent: { [token] _ in _ = token })
        open([bed], fake).close()
      }
      return ["\(seen == nil)"]
    },
  ]
}

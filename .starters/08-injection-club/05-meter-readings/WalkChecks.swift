/// What any walk must do, check by check, whoever wrote the walk.
func walkChecks() -> [Check] {
  [
    Check("a new walk has nothing to send", expected: ["0"]) { makeWalk in
      struct Silent: BrookServer {
        func book(_ cubicMetres: Int, of meter: String) {}
      }
      struct Empty: Store {
        func load() -> [Reading] { [] }
        func save(_ readings: [Reading]) {}
      }
      let walk = makeWalk(
        [Meter(number: "M-1", last: 100)], .brook(Silent()), Empty())
      return ["\(walk.waiting.count)"]
    }
  ]
}

/// What any house must do, check by check, whoever wrote the house.
func houseChecks() -> [Check] {
  [
    Check("a new house waits for its sensors", expected: ["moss ?"]) { open in
      struct Nowhere: Hardware {
        func connect(
          to sensor: String, hear: @escaping (Report) -> Void
        ) -> Line {
          Line {}
        }
        func open(_ valve: String) {}
        func ring(_ text: String) {}
      }
      let bed = Bed(name: "moss", sensor: "H", valve: "V", target: 50)
      return open([bed], Nowhere()).display
    }
  ]
}

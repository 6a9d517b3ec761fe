// Wrong: the checks open a desk for each day, and let no midnight pass.
// Rejected by: your checks catch the wrong supplier
/// What any front desk must do, check by check.
///
/// Each check judges the desk that it's given, whoever wrote that.
func deskChecks() -> [Check] {
  [
    Check(
      "each day has its supplier",
      expected: Day.allCases.map {
        $0 == .saturday || $0 == .sunday
          ? "\($0): No. 1, 150, weekends: tube"
          : "\($0): No. 1, 110, weekdays: tube"
      }
    ) { makeDesk in
      Day.allCases.map { day in
        let town = Town(day)
        let ticket = town.ticket(town.open(makeDesk), Job(parts: ["tube"]))
        return "\(day): \(ticket), \(town.orders)"
      }
    },
    Check(
      "a failed job leaves nothing behind",
      expected: ["SoldOut", "SoldOut", "", "No. 1, 110"]
    ) { makeDesk in
      let town = Town(.monday)
      let desk = town.open(makeDesk)
      var found = [town.ticket(desk, Job(parts: ["lamp"]))]
      found += [town.ticket(desk, Job(parts: ["tube", "lamp"])), town.orders]
      return found + [town.ticket(desk, Job(parts: ["tube"]))]
    },
    Check(
      "a repair costs parts and work",
      expected: [
        "guest, usual: 60, 110, 220, ", "guest, express: 67, 117, 227, ",
        "member, usual: 54, 104, 208, ", "member, express: 61, 111, 215, ",
      ]
    ) { makeDesk in
      try Job.Customer.allCases.flatMap { customer in
        try Job.Pace.allCases.map { pace in
          let town = Town(.monday)
          let desk = town.open(makeDesk)
          let cents = try [[], ["tube"], ["tube", "pump"]].map {
            try desk.quote(Job(parts: $0, customer: customer, pace: pace))
          }
          let list = cents.map { "\($0)" }.joined(separator: ", ")
          return "\(customer), \(pace): \(list), \(town.orders)"
        }
      }
    },
    Check(
      "each part is ordered once", expected: ["weekdays: tube, weekdays: tube"]
    ) { makeDesk in
      let town = Town(.monday)
      _ = town.ticket(town.open(makeDesk), Job(parts: ["tube", "tube"]))
      return [town.orders]
    },
    Check(
      "loans cost half from the third day on",
      expected: ["0: 9", "1: 9", "2: 18", "3: 22", "1: 20"]
    ) { makeDesk in
      let town = Town(.monday)
      let desk = town.open(makeDesk, bikes: 9)
      var found = try [0, 1, 2, 3].map {
        "\($0): \(try desk.lendBike(days: $0))"
      }
      town.loanDay = 20
      found.append("1: \(try desk.lendBike(days: 1))")
      return found
    },
    Check(
      "bikes go out and come back", expected: ["9", "none", "9", "none"]
    ) { makeDesk in
      let desk = Town(.monday).open(makeDesk, bikes: 1)
      func lend() -> String {
        (try? desk.lendBike(days: 1)).map { "\($0)" } ?? "none"
      }
      desk.takeBikeBack()
      let before = [lend(), lend()]
      desk.takeBikeBack()
      return before + [lend(), lend()]
    },
  ]
}

// Wrong: no check asks in the night.
// Rejected by: your checks catch an office that mistakes the day

/// What any front office must do, check by check, whoever wrote it.
func officeChecks() -> [Check] {
  [12].map(theDay) + rules() + failures()
}

/// An office that was opened at noon of day 5, in the night that follows.
private func theDay(at hour: Int) -> Check {
  let isYesterday = hour < 4
  return check(
    "at \(hour) o'clock it's day \(isYesterday ? 5 : 6)",
    isYesterday
      ? ["12 pays 1009", "13 until 6, 11:00", "302", "12 pays 302"]
        + ["12 until 7, 14:00"]
      : ["12 pays 2009", "13 until 7, 11:00", "602", "12 pays 602"]
        + ["12 until 7, 14:00"]
  ) { office, house in
    house.moment = Moment(day: 6, hour: hour)
    _ = office.nightAudit()
    try office.checkIn(room: 13, nights: 1)
    house.says("\(try office.latePrice(room: 12, until: 14))")
    _ = try office.stayLate(room: 12, until: 14)
  }
}

private func rules() -> [Check] {
  [
    check(
      "the rate is the one of the moment",
      [
        "12 pays 1009", "100", "12 pays 2000", "12 pays 200",
        "12 until 7, 12:00", "200",
      ]
    ) { office, house in
      _ = office.nightAudit()
      house.says("\(try office.latePrice(room: 12, until: 12))")
      house.rate = 2_000
      _ = office.nightAudit()
      house.says("\(try office.stayLate(room: 12, until: 12))")
    },
    check(
      "a lost key is the last one, and costs money",
      [
        "12 until 7, 11:00", "12 pays 1500", "12 pays 706",
        "12 until 7, 18:00", "706", "12 until 7, 18:00", "12 pays 1500",
      ]
    ) { office, house in
      try office.replaceKey(room: 12)
      house.says("\(try office.stayLate(room: 12, until: 18))")
      try office.replaceKey(room: 12)
    },
    check(
      "only guests are charged, in order, and once each",
      [
        "9 until 6, 11:00", "9 pays 709", "12 pays 1009",
        "NightReport(cents: 1718, failed: [])", "12 pays 1009",
        "NightReport(cents: 1009, failed: [])", "NoGuest()", "RoomTaken()",
      ]
    ) { office, house in
      try office.checkIn(room: 9, nights: 1)
      house.says("\(office.nightAudit())")
      try office.checkOut(room: 9)
      house.says("\(office.nightAudit())")
      house.catches { try office.checkOut(room: 9) }
      house.catches { try office.checkIn(room: 12, nights: 1) }
    },
  ]
}

private func failures() -> [Check] {
  [
    check(
      "a room that fails stops no other room",
      ["12 pays 1009", "NightReport(cents: 1009, failed: [10, 11])"],
      guests: [10, 11, 12]
    ) { office, house in
      house.broken = ["rate 10", "charge 11"]
      house.says("\(office.nightAudit())")
    },
    check(
      "no key, no guest",
      ["OutOfOrder()", "NoGuest()", "13 until 6, 11:00"]
    ) { office, house in
      house.broken = ["key 13"]
      house.catches { try office.checkIn(room: 13, nights: 1) }
      house.broken = []
      house.catches { try office.checkOut(room: 13) }
      try office.checkIn(room: 13, nights: 1)
    },
    check(
      "no key, no charge, and no charge, no key",
      [
        "OutOfOrder()", "12 pays 302", "OutOfOrder()", "OutOfOrder()",
        "12 until 7, 11:00", "12 pays 1500",
      ]
    ) { office, house in
      house.broken = ["key 12"]
      house.catches { try office.replaceKey(room: 12) }
      house.catches { _ = try office.stayLate(room: 12, until: 14) }
      house.broken = ["charge 12"]
      house.catches { _ = try office.stayLate(room: 12, until: 14) }
      house.broken = []
      try office.replaceKey(room: 12)
    },
    check(
      "the errors of the world come through", Array(repeating: fault, count: 4)
    ) { office, house in
      house.broken = ["rate 12"]
      house.catches { _ = try office.latePrice(room: 12, until: 14) }
      house.catches { _ = try office.stayLate(room: 12, until: 14) }
      house.broken = ["charge 12"]
      house.catches { _ = try office.stayLate(room: 12, until: 14) }
      house.broken = ["key 14"]
      house.catches { try office.checkIn(room: 14, nights: 1) }
    },
  ]
}

private let fault = "OutOfOrder()"

/// Lets guests in for two nights, takes the steps, and looks at what was done
/// and said since. In each check, the journal must have each call.
private func check(
  _ name: String, _ expected: [String], guests: [Int] = [12],
  _ steps: @escaping (any FrontOffice, TestHouse) throws -> Void
) -> Check {
  Check(name, expected: expected) { open in
    let house = TestHouse()
    let office = house.open(open)
    for room in guests { try office.checkIn(room: room, nights: 2) }
    let before = house.story.count
    try steps(office, house)
    return house.story.dropFirst(before) + house.differences
  }
}

/// What any front office must do, check by check, whoever wrote it.
func officeChecks() -> [Check] {
  [
    dayCheck(hour: 0, day: 5), dayCheck(hour: 3, day: 5),
    dayCheck(hour: 4, day: 6), dayCheck(hour: 23, day: 6),
    Check(
      "a rate counts for one question",
      [
        .checkIn(2, nights: 2), .ask(2, until: 14), .costs(19),
        .ask(2, until: 14), .audit, .costs(9), .audit, .stay(2, until: 12),
      ],
      see: [
        "key 2: 7/11", "= 1508", "= 1511",
        "charge 2: 5039", "= 5039, failed []",
        "charge 2: 5029", "= 5029, failed []",
        "charge 2: 502", "key 2: 7/12", "= 502",
      ]),
    Check(
      "a lost key is replaced by its like",
      [
        .checkIn(2, nights: 2), .replace(2), .at(day: 6, hour: 12),
        .stay(2, until: 18), .replace(2), .at(day: 7, hour: 10), .replace(2),
      ],
      see: [
        "key 2: 7/11", "key 2: 7/11", "charge 2: 1500",
        "charge 2: 4220", "key 2: 7/18", "= 4220",
        "key 2: 7/18", "charge 2: 1500", "key 2: 7/18", "charge 2: 1500",
      ]),
    Check(
      "guests come and go",
      [
        .checkIn(3, nights: 1), .checkIn(1, nights: 1), .audit,
        .checkIn(3, nights: 9), .checkOut(3), .replace(3), .ask(3, until: 12),
        .stay(3, until: 12), .checkOut(3), .audit, .checkIn(3, nights: 4),
      ],
      see: [
        "key 3: 6/11", "key 1: 6/11", "charge 1: 5019", "charge 3: 5039",
        "= 10058, failed []", "! RoomTaken()", "! NoGuest()", "! NoGuest()",
        "! NoGuest()", "! NoGuest()", "charge 1: 5019", "= 5019, failed []",
        "key 3: 9/11",
      ]),
    Check(
      "an audit goes on, and the next one is whole again",
      [
        .checkIn(1, nights: 3), .checkIn(2, nights: 3), .checkIn(3, nights: 3),
        .checkIn(4, nights: 3), .breaks(.rates, 1), .breaks(.cashier, 3),
        .audit, .repaired, .audit,
      ],
      see: [
        "key 1: 8/11", "key 2: 8/11", "key 3: 8/11", "key 4: 8/11",
        "charge 2: 5029", "charge 3: 5039 FAILED", "charge 4: 5049",
        "= 10078, failed [1, 3]",
        "charge 1: 5019", "charge 2: 5029", "charge 3: 5039", "charge 4: 5049",
        "= 20136, failed []",
      ]),
    Check(
      "without a key nobody moves in",
      [
        .breaks(.keys, 2), .checkIn(2, nights: 2), .checkOut(2), .audit,
        .repaired, .checkIn(2, nights: 1),
      ],
      see: [
        "key 2: 7/11 FAILED", "! BrokenDown(device: \"keys 2\")",
        "! NoGuest()", "= 0, failed []", "key 2: 6/11",
      ]),
    Check(
      "a key that isn't replaced costs nothing",
      [
        .checkIn(2, nights: 2), .breaks(.keys, 2), .replace(2), .repaired,
        .breaks(.cashier, 2), .replace(2), .repaired, .replace(2),
      ],
      see: [
        "key 2: 7/11",
        "key 2: 7/11 FAILED", "! BrokenDown(device: \"keys 2\")",
        "key 2: 7/11", "charge 2: 1500 FAILED",
        "! BrokenDown(device: \"cashier 2\")",
        "key 2: 7/11", "charge 2: 1500",
      ]),
    Check(
      "a late stay that fails is not repeated",
      [
        .checkIn(2, nights: 2), .breaks(.rates, 2), .ask(2, until: 14),
        .stay(2, until: 14), .repaired, .breaks(.cashier, 2),
        .stay(2, until: 14), .repaired, .breaks(.keys, 2), .stay(2, until: 14),
        .repaired, .replace(2), .stay(2, until: 14),
      ],
      see: [
        "key 2: 7/11", "! BrokenDown(device: \"rates 2\")",
        "! BrokenDown(device: \"rates 2\")",
        "charge 2: 1508 FAILED", "! BrokenDown(device: \"cashier 2\")",
        "charge 2: 1508", "key 2: 7/14 FAILED",
        "! BrokenDown(device: \"keys 2\")",
        "key 2: 7/11", "charge 2: 1500",
        "charge 2: 1508", "key 2: 7/14", "= 1508",
      ]),
  ]
}

/// At this hour of the calendar's day 6, it's this day in the hotel.
private func dayCheck(hour: Int, day: Int) -> Check {
  let rate = 29 + 1_000 * day
  return Check(
    "at \(hour) o'clock of day 6 it's day \(day)",
    [
      .checkIn(2, nights: 2), .at(day: 6, hour: hour), .checkIn(3, nights: 1),
      .ask(2, until: 14), .stay(2, until: 14), .audit,
    ],
    see: [
      "key 2: 7/11", "key 3: \(day + 1)/11", "= \(rate * 3 / 10)",
      "charge 2: \(rate * 3 / 10)", "key 2: 7/14", "= \(rate * 3 / 10)",
      "charge 2: \(rate)", "charge 3: \(rate + 10)",
      "= \(2 * rate + 10), failed []",
    ])
}

/// What any front office must do: stories, and what is seen at each step.
func officeChecks() -> [Check] {
  [theDay(at: 3), theDay(at: 4), theRate(), theKey(), theGuests()]
    + [noRateOrCharge(), noKey(), noCharge()]
}

private func theDay(at hour: Int) -> Check {
  let day = hour < 4 ? 5 : 6
  return story(
    "the night before 4 belongs to the day before: \(hour)",
    [
      (.checkIn(12, nights: 4), ["12 until 9, 11:00", "done"]),
      (.at(day: 6, hour: hour), []),
      (.audit, pays(12, on: day) + ["\(rate(12, day)) []"]),
      (.checkIn(13, nights: 1), ["13 until \(day + 1), 11:00", "done"]),
      (.price(12, until: 14), ["\(rate(12, day) * 3 / 10)"]),
      (
        .late(12, until: 14),
        [
          "12 pays \(rate(12, day) * 3 / 10)", "12 until 9, 14:00",
          "\(rate(12, day) * 3 / 10)",
        ]
      ),
      (.at(day: 7, hour: hour), []),
      (
        .late(12, until: 14),
        [
          "12 pays \(rate(12, day + 1) * 3 / 10)", "12 until 9, 14:00",
          "\(rate(12, day + 1) * 3 / 10)",
        ]
      ),
      (.price(12, until: 14), ["\(rate(12, day + 1) * 3 / 10)"]),
      (
        .audit,
        pays(12, on: day + 1) + pays(13, on: day + 1)
          + ["\(rate(12, day + 1) + rate(13, day + 1)) []"]
      ),
      (.checkIn(14, nights: 1), ["14 until \(day + 2), 11:00", "done"]),
      (.at(day: 8, hour: 23), []),
      (.price(12, until: 18), ["\(rate(12, 8) * 7 / 10)"]),
      (.checkIn(15, nights: 3), ["15 until 11, 11:00", "done"]),
    ])
}

private func theRate() -> Check {
  story(
    "a rate counts at its moment",
    [
      (.checkIn(12, nights: 2), ["12 until 7, 11:00", "done"]),
      (.audit, ["12 pays 1512", "1512 []"]),
      (.price(12, until: 12), ["151"]),
      (.rates(2_000), []),
      (.late(12, until: 12), ["12 pays 251", "12 until 7, 12:00", "251"]),
      (.audit, ["12 pays 2512", "2512 []"]),
      (.rates(3_000), []),
      (.price(12, until: 12), ["351"]),
      (.rates(4_000), []),
      (.audit, ["12 pays 4512", "4512 []"]),
      (.late(12, until: 12), ["12 pays 451", "12 until 7, 12:00", "451"]),
    ])
}

private func theKey() -> Check {
  story(
    "a lost key is the last one",
    [
      (.checkIn(12, nights: 2), ["12 until 7, 11:00", "done"]),
      (.at(day: 6, hour: 12), []),
      (.replace(12), ["12 until 7, 11:00", "12 pays 1500", "done"]),
      (.late(12, until: 18), ["12 pays 1128", "12 until 7, 18:00", "1128"]),
      (.at(day: 7, hour: 9), []),
      (.replace(12), ["12 until 7, 18:00", "12 pays 1500", "done"]),
      (.late(12, until: 12), ["12 pays 171", "12 until 7, 12:00", "171"]),
      (.replace(12), ["12 until 7, 12:00", "12 pays 1500", "done"]),
      (.out(12), ["done"]),
      (.replace(12), ["NoGuest()"]),
      (.checkIn(12, nights: 1), ["12 until 8, 11:00", "done"]),
      (.replace(12), ["12 until 8, 11:00", "12 pays 1500", "done"]),
      (.late(12, until: 12), ["12 pays 171", "12 until 8, 12:00", "171"]),
    ])
}

private func theGuests() -> Check {
  story(
    "only guests are served, and each of them once",
    [
      (.audit, ["0 []"]),
      (.checkIn(12, nights: 2), ["12 until 7, 11:00", "done"]),
      (.checkIn(9, nights: 1), ["9 until 6, 11:00", "done"]),
      (.checkIn(9, nights: 3), ["RoomTaken()"]),
      (.checkIn(30, nights: 1), ["30 until 6, 11:00", "done"]),
      (.replace(9), ["9 until 6, 11:00", "9 pays 1500", "done"]),
      (
        .audit,
        ["9 pays 1509", "12 pays 1512", "30 pays 1530", "\(4_551) []"]
      ),
      (.out(12), ["done"]),
      (.out(12), ["NoGuest()"]),
      (.price(12, until: 14), ["NoGuest()"]),
      (.late(12, until: 14), ["NoGuest()"]),
      (.audit, ["9 pays 1509", "30 pays 1530", "3039 []"]),
    ])
}

private func noRateOrCharge() -> Check {
  story(
    "a room that fails stops no other room",
    [
      (.checkIn(12, nights: 2), ["12 until 7, 11:00", "done"]),
      (.checkIn(11, nights: 2), ["11 until 7, 11:00", "done"]),
      (.checkIn(10, nights: 2), ["10 until 7, 11:00", "done"]),
      (.checkIn(9, nights: 2), ["9 until 7, 11:00", "done"]),
      (
        .audit,
        ["9 pays 1509", "10 pays 1510", "11 pays 1511", "12 pays 1512"]
          + ["6042 []"]
      ),
      (.broken(["charge 10", "rate 11"]), []),
      (
        .audit,
        ["9 pays 1509", "10 pays 1510: failed", "12 pays 1512"]
          + ["3021 [10, 11]", "failed rates: 1"]
      ),
      (.price(11, until: 14), ["OutOfOrder(rate 11)", "failed rates: 1"]),
      (.late(11, until: 14), ["OutOfOrder(rate 11)", "failed rates: 1"]),
      (.broken([]), []),
      (.price(11, until: 14), ["453"]),
      (
        .audit,
        ["9 pays 1509", "10 pays 1510", "11 pays 1511", "12 pays 1512"]
          + ["6042 []"]
      ),
      (.replace(11), ["11 until 7, 11:00", "11 pays 1500", "done"]),
    ])
}

private func noKey() -> Check {
  story(
    "a key that isn't written is nobody's",
    [
      (.broken(["key 12"]), []),
      (
        .checkIn(12, nights: 2),
        ["12 until 7, 11:00: failed", "OutOfOrder(key 12)"]
      ),
      (.price(12, until: 14), ["NoGuest()"]),
      (.audit, ["0 []"]),
      (.broken([]), []),
      (.audit, ["0 []"]),
      (.checkIn(12, nights: 1), ["12 until 6, 11:00", "done"]),
      (.broken(["key 12"]), []),
      (.replace(12), ["12 until 6, 11:00: failed", "OutOfOrder(key 12)"]),
      (
        .late(12, until: 14),
        ["12 pays 453", "12 until 6, 14:00: failed", "OutOfOrder(key 12)"]
      ),
      (.broken([]), []),
      (.audit, ["12 pays 1512", "1512 []"]),
      (.replace(12), ["12 until 6, 11:00", "12 pays 1500", "done"]),
      (.late(12, until: 15), ["12 pays 604", "12 until 6, 15:00", "604"]),
      (.out(12), ["done"]),
    ])
}

private func noCharge() -> Check {
  story(
    "what isn't charged isn't charged later",
    [
      (.checkIn(12, nights: 2), ["12 until 7, 11:00", "done"]),
      (.broken(["charge 12"]), []),
      (
        .replace(12),
        ["12 until 7, 11:00", "12 pays 1500: failed", "OutOfOrder(charge 12)"]
      ),
      (
        .late(12, until: 14), ["12 pays 453: failed", "OutOfOrder(charge 12)"]
      ),
      (.audit, ["12 pays 1512: failed", "0 [12]"]),
      (.broken([]), []),
      (.replace(12), ["12 until 7, 11:00", "12 pays 1500", "done"]),
      (.audit, ["12 pays 1512", "1512 []"]),
      (.late(12, until: 14), ["12 pays 453", "12 until 7, 14:00", "453"]),
      (.out(12), ["done"]),
      (.checkIn(12, nights: 1), ["12 until 6, 11:00", "done"]),
    ])
}

private func rate(_ room: Int, _ day: Int) -> Int { 1_000 + 100 * day + room }

private func pays(_ room: Int, on day: Int) -> [String] {
  ["\(room) pays \(rate(room, day))"]
}

/// The story begins on day 5 at noon.
private func story(_ name: String, _ steps: [(Step, [String])]) -> Check {
  Check(name, expected: steps.flatMap { $0.1 }) { open in
    let stage = Stage()
    let office = open(stage, stage, stage, stage, stage)
    return steps.flatMap { stage.take($0.0, in: office) }
  }
}

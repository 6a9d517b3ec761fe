import SpecSupport
import SpecTags
import Testing

@testable import HotelDesk

@Suite struct HotelDeskSpecs {
  @Test func `an office uses only the world that it's handed`() {
    let house = SpecHouse()
    let touched = Tripwire.touched {
      let office = house.open()
      office.specDayAndNight()
      house.broken = ["rate 12", "key 12", "charge 12"]
      office.specDayAndNight()
      house.open().specDayAndNight()
    }

    #expect(
      Set(touched.names).sorted() == [],
      """
      The spec opened an office with its own clock, rates, keys, cashier and journal. \
      It called all of the office's functions, while the devices worked and while they \
      failed. `found` lists the calls that reached the Grand Hotel. Every function of \
      the office must use only the devices that the house passed in. Find the code that \
      made each of these calls, and look at when this code was created, and from what.
      """)
  }

  @Test func `the night belongs to the day before`() {
    let house = SpecHouse(day: 40, hour: 23)
    let office = house.open()
    let times = [(40, 23), (41, 0), (41, 3), (41, 4), (44, 3), (44, 5)]
    let found = times.enumerated().map { index, time in
      house.set(day: time.0, hour: time.1)
      let room = 12 + index
      return house.line("day \(time.0), \(time.1) o'clock") {
        try office.checkIn(room: room, nights: 1)
        let price = try office.latePrice(room: room, until: 16)
        let night = office.nightAudit()
        try office.checkOut(room: room)
        return "late \(price), \(night.specText)"
      }
    }

    func expected(_ time: String, day: Int, room: Int, _ rate: Int) -> String {
      "\(time) o'clock: key of room \(room) until day \(day + 1), 11:00, "
        + "\(rate) to room \(room), late \(rate / 2), \(rate) in all, failed: []"
    }
    #expect(
      found == [
        expected("day 40, 23", day: 40, room: 12, 10_009),
        expected("day 41, 0", day: 40, room: 13, 10_109),
        expected("day 41, 3", day: 40, room: 14, 10_209),
        expected("day 41, 4", day: 41, room: 15, 10_319),
        expected("day 44, 3", day: 43, room: 16, 10_439),
        expected("day 44, 5", day: 44, room: 17, 10_549),
      ],
      """
      The spec opened an office on day 40, and checked in a guest for one night at six different \
      times. Each line in `found` shows the time, the key, the price of a late stay and the \
      night audit. Until four in the morning, the key, the price and the audit still belong to \
      the day before. An office stays open for weeks, so what counts is the moment when it's \
      asked. Look at where your code determines the day for each of the three, and when.
      """)
  }

  @Test func `a price is the one of the moment`() throws {
    let house = SpecHouse()
    let office = house.open()
    try office.checkIn(room: 12, nights: 5)
    let steps: [(Int, Int)] = [
      (40, 10_009), (40, 20_000), (40, 5), (41, 10_009), (40, 10_009),
    ]
    let found = steps.flatMap { day, rate in
      house.set(day: day, hour: 12)
      house.rate = rate
      return again(2) {
        house.line("day \(day), \(rate)") {
          let stay = try office.stayLate(room: 12, until: 13)
          let price = try office.latePrice(room: 12, until: 18)
          // What this says mustn't count in the next step.
          _ = try office.latePrice(room: 12, until: 13)
          return "stay \(stay), late \(price), \(office.nightAudit().specText)"
        }
      }
    }

    func expected(_ step: String, _ rate: Int) -> String {
      let (stay, late) = (rate * 2 / 10, rate * 7 / 10)
      return "\(step): \(stay) to room 12, key of room 12 until day 45, 13:00, "
        + "\(rate) to room 12, stay \(stay), late \(late), \(rate) in all, failed: []"
    }
    #expect(
      found
        == [
          expected("day 40, 10009", 10_009), expected("day 40, 20000", 20_000),
          expected("day 40, 5", 5), expected("day 41, 10009", 10_019),
          expected("day 40, 10009", 10_009),
        ].flatMap { [$0, $0] },
      """
      In each step, the spec let a guest stay late, asked for the price of a later hour, \
      and ran the night audit. It took each step twice, and changed the rate or the day \
      between steps. Each line in `found` shows the day and the rate of a step, and then \
      the charges, the keys and the answers. A price must use the rate at the moment when \
      the office is asked, because the service may change its rates at any time. Trace \
      each price back towards the rate service, and look at where its rate comes from.
      """)
  }

  @Test func `a call that fails leaves nothing half done`() {
    let house = SpecHouse()
    let office = house.open()
    func line(
      _ step: String, broken: Set<String> = [], _ body: () throws -> String?
    ) -> String {
      house.broken = broken
      return house.line(step, body)
    }
    let rooms = [9, 12, 13]
    var found = rooms.map { room in
      line("\(room) checks in") {
        try office.checkIn(room: room, nights: 2)
        return nil
      }
    }
    found += [
      line("no key for 14", broken: ["key 14"]) {
        try office.checkIn(room: 14, nights: 1)
        return nil
      },
      line("14 checks out") {
        try office.checkOut(room: 14)
        return nil
      },
      line("no new key for 12", broken: ["key 12"]) {
        try office.replaceKey(room: 12)
        return nil
      },
      line("a new key for 12 without a charge", broken: ["charge 12"]) {
        try office.replaceKey(room: 12)
        return nil
      },
      line("no rate for 12", broken: ["rate 12"]) {
        "\(try office.latePrice(room: 12, until: 14))"
      },
      line("12 stays without a rate", broken: ["rate 12"]) {
        "\(try office.stayLate(room: 12, until: 14))"
      },
      line("12 stays without a charge", broken: ["charge 12"]) {
        "\(try office.stayLate(room: 12, until: 14))"
      },
      line("12 stays without a key", broken: ["key 12"]) {
        "\(try office.stayLate(room: 12, until: 14))"
      },
      line("a new key for 12") {
        try office.replaceKey(room: 12)
        return nil
      },
      line("a bad night", broken: ["rate 9", "charge 13"]) {
        office.nightAudit().specText
      },
      line("a good night") { office.nightAudit().specText },
    ]

    #expect(
      found == [
        "9 checks in: key of room 9 until day 42, 11:00",
        "12 checks in: key of room 12 until day 42, 11:00",
        "13 checks in: key of room 13 until day 42, 11:00",
        "no key for 14: key of room 14 until day 41, 11:00: failed, OutOfOrder()",
        "14 checks out: NoGuest()",
        "no new key for 12: key of room 12 until day 42, 11:00: failed, "
          + "OutOfOrder()",
        "a new key for 12 without a charge: key of room 12 until day 42, 11:00, "
          + "1500 to room 12: failed, OutOfOrder()",
        "no rate for 12: OutOfOrder()",
        "12 stays without a rate: OutOfOrder()",
        "12 stays without a charge: 3002 to room 12: failed, OutOfOrder()",
        "12 stays without a key: 3002 to room 12, "
          + "key of room 12 until day 42, 14:00: failed, OutOfOrder()",
        "a new key for 12: key of room 12 until day 42, 11:00, 1500 to room 12",
        "a bad night: 10009 to room 12, 10109 to room 13: failed, "
          + "10009 in all, failed: [9, 13]",
        "a good night: 9709 to room 9, 10009 to room 12, 10109 to room 13, "
          + "29827 in all, failed: []",
      ],
      """
      The spec called functions of an office, and in some of these steps, a \
      device failed. Each line in `found` names a step, and then shows the calls \
      to the key writer and the cashier, and the answer or the error. The office \
      must not repeat a failed call, and `FrontOffice.swift` describes what it \
      must leave undone after a failure. Look at the order of the calls in the \
      functions whose lines differ, and at what these functions do with an error.
      """)
  }

  @Test func `the journal has every call`() {
    let house = SpecHouse()
    let office = house.open()
    office.specDayAndNight()
    house.set(day: 41, hour: 2)
    office.specDayAndNight()
    let marks = house.marks()
    let found = marks.notes.filter { !$0.hasPrefix("rate") }

    #expect(
      marks.notes == marks.calls,
      """
      The spec called all functions of an office, and no device failed. `found` lists the journal, \
      and `expected` lists the calls to the rate service, the key writer and the cashier. The \
      journal must list each call once, in this order. If a call is missing or listed twice, \
      follow it from the office's function to the device: where on this path is it noted?
      """)
    let night = ["10009 to room 12", "10109 to room 13", "10009 to room 12"]
    #expect(
      found == [
        "key of room 12 until day 42, 11:00",
        "key of room 13 until day 41, 11:00",
        "key of room 12 until day 42, 11:00", "1500 to room 12",
        "4003 to room 12", "key of room 12 until day 42, 15:00",
      ] + night + [
        "key of room 13 until day 41, 11:00",
        "key of room 12 until day 42, 15:00", "1500 to room 12",
        "4003 to room 12", "key of room 12 until day 42, 15:00",
      ] + night,
      """
      The spec called all functions of an office on two days. `found` lists the keys and the \
      charges in its journal, including those of the night audits. If a key or a charge is \
      missing, it didn't reach the devices of this house. Look at which devices the \
      functions of the office use.
      """)
  }

  @Test func `two houses side by side keep to their own devices`() {
    let (first, second) = (
      SpecHouse(), SpecHouse(day: 60, hour: 3, rate: 4_000)
    )
    let (a, b) = (first.open(), second.open())
    let found =
      inTurn((first, a), (second, b)) { house, office in
        house.line("check in") {
          try office.checkIn(room: 12, nights: 1)
          return nil
        }
      }
      + inTurn((first, a), (second, b)) { house, office in
        house.line("stay late") {
          "\(try office.stayLate(room: 12, until: 13))"
        }
      }
      + inTurn((first, a), (second, b)) { house, office in
        house.line("night") { office.nightAudit().specText }
      }
    // A third office in the first one's house has guests of its own.
    let c = first.open()
    let later = [
      first.line("another office") { c.nightAudit().specText },
      first.line("the first one") { a.nightAudit().specText },
      "noted: \(first.notes == first.calls), \(second.notes == second.calls)",
    ]

    let night = "night: 10009 to room 12, 10009 in all, failed: []"
    #expect(
      found + later == [
        "check in: key of room 12 until day 41, 11:00",
        "check in: key of room 12 until day 60, 11:00",
        "check in: RoomTaken()",
        "stay late: 2001 to room 12, key of room 12 until day 41, 13:00, 2001",
        "stay late: 838 to room 12, key of room 12 until day 60, 13:00, 838",
        "stay late: 2001 to room 12, key of room 12 until day 41, 13:00, 2001",
        night, "night: 4190 to room 12, 4190 in all, failed: []", night,
        "another office: 0 in all, failed: []",
        "the first one: 10009 to room 12, 10009 in all, failed: []",
        "noted: true, true",
      ],
      """
      The spec used the offices of two houses in turn: the first, the second, and the \
      first again. Then it opened a third office, in the first house. Each line in \
      `found` is one step. The last line shows for each house whether its journal lists \
      exactly the calls to its devices. Each office must have guests of its own, and use \
      the keys, prices and journal of its own house. Look at what your offices share.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global and `static` properties in your code whose contents can \
      change. All houses share such a property, so a change by one house affects the \
      others. Store what an office must remember in the office that `openOffice` returns.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The spec compared the files marked “The outside world” with the originals, and \
      `found` lists the files that have changed. The specs watch your code through these \
      files, so they work only with the originals. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}

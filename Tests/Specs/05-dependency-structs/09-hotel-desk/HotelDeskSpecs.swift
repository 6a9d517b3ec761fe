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
      An office was opened with a clock, rates, keys, a cashier and a journal of the spec, and was \
      asked everything, while they worked and while they failed. These calls reached the Grand \
      Hotel. A house that brings a device along brings it for everything that uses this device. Find \
      out which function made each of these calls, what that function was made of, and when.
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
      An office was opened on day 40, and a guest came for one night at each of these times. Until \
      four in the morning it's the day before, for the key, for the price of a late stay and for the \
      night audit. The office runs for weeks, so what counts is the moment at which it's asked. Look \
      at where each of the three learns the day, and when.
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
      The rate service or the day changed between these steps, and each step was taken twice: a late \
      stay, the price of another one, and the night audit. A price is the one of the moment at which \
      the office is asked, because the service may change it at any time. Look at where the way from \
      a price to the rate service ends.
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
      Devices of a house were out of order in some of these steps. Each line shows the calls \
      for keys and amounts, and the answer or the error. A call that failed isn't made again, and \
      `FrontOffice.swift` says what remains undone then. Look at the order of the calls in the functions that \
      differ, and at what becomes of an error on its way.
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
      An office was asked everything, and no device failed. This is what its journal has, and what \
      the rate service, the key writer and the cashier were called for. The auditor must see each \
      call once, in this order. Follow a call that's missing, or there twice, from the office's \
      function to the device: where on this way is it noted?
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
      An office was asked everything on two days. These are the keys and the charges of its journal, \
      and those of its people and its night audits. What isn't there did not reach the devices of \
      this house. Look at which devices the functions of the office use.
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
      Two houses were asked in turn: the first one, the second one, and the first one again. At the \
      end, a third office was opened in the first house. Each office has guests of its own, and its \
      keys, prices and notes are those of its house. Look at what your offices share.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      Your code stores something that can change in a global or `static` property. All houses share \
      it, so what one house sets changes the others. What an office knows belongs into the office \
      that `openOffice` returns.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}

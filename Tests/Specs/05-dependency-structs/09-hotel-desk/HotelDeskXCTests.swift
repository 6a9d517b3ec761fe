import SpecSupport
import XCTest

@testable import HotelDesk

final class HotelDeskXCTests: XCTestCase {
  func testAKeyOpensUntilTheLastDay() {
    let house = SpecHouse()
    let office = house.open()
    func line(_ step: String, _ body: () throws -> Void) -> String {
      house.line(step) {
        try body()
        return nil
      }
    }
    let found =
      [0, -7, Int.max, Int.min].map { room in
        line("room \(room)") { try office.checkIn(room: room, nights: 300) }
      } + [
        line("one night") { try office.checkIn(room: 12, nights: 1) },
        line("taken") { try office.checkIn(room: 12, nights: 1) },
        line("lost") { try office.replaceKey(room: 12) },
        line("late") { _ = try office.stayLate(room: 12, until: 16) },
        line("later") {
          house.set(day: 41, hour: 10)
          _ = try office.stayLate(room: 12, until: 18)
        },
        line("lost again") { try office.replaceKey(room: 12) },
        line("gone") { try office.checkOut(room: 12) },
        line("gone twice") { try office.checkOut(room: 12) },
        line("back") { try office.checkIn(room: 12, nights: 2) },
        line("lost in a free room") { try office.replaceKey(room: 14) },
      ]

    XCTAssertEqual(
      found,
      [
        "room 0: key of room 0 until day 340, 11:00",
        "room -7: key of room -7 until day 340, 11:00",
        "room \(Int.max): key of room \(Int.max) until day 340, 11:00",
        "room \(Int.min): key of room \(Int.min) until day 340, 11:00",
        "one night: key of room 12 until day 41, 11:00",
        "taken: RoomTaken()",
        "lost: key of room 12 until day 41, 11:00, 1500 to room 12",
        "late: 5004 to room 12, key of room 12 until day 41, 16:00",
        "later: 7013 to room 12, key of room 12 until day 41, 18:00",
        "lost again: key of room 12 until day 41, 18:00, 1500 to room 12",
        "gone: nothing", "gone twice: NoGuest()",
        "back: key of room 12 until day 43, 11:00",
        "lost in a free room: NoGuest()",
      ],
      "The spec checked guests in and out, replaced lost keys and let guests "
        + "stay late. Each line in `found` is one step, with the keys and the "
        + "charges, or the error. `FrontOffice.swift` describes how long a key must "
        + "open its room. Look at the function behind the first line that differs."
    )
  }

  func testTheNightAuditChargesEachGuestOnce() throws {
    let house = SpecHouse()
    let office = house.open()
    var found = [house.line("empty") { office.nightAudit().specText }]
    for room in [14, 9, 12] { try office.checkIn(room: room, nights: 3) }
    found += again(2) { house.line("three") { office.nightAudit().specText } }
    try office.checkOut(room: 12)
    house.set(day: 41, hour: 4)
    found.append(house.line("two, later") { office.nightAudit().specText })
    for room in 1_000..<2_000 { try office.checkIn(room: room, nights: 1) }
    let many = office.nightAudit()
    found.append("a thousand more: \(many.specText)")

    let three =
      "three: 9709 to room 9, 10009 to room 12, 10209 to room 14, 29927 in all, failed: []"
    XCTAssertEqual(
      found,
      [
        "empty: 0 in all, failed: []", three, three,
        "two, later: 9719 to room 9, 10219 to room 14, 19938 in all, failed: []",
        "a thousand more: 59988938 in all, failed: []",
      ],
      "The spec ran the night audit with different guests. Each line in `found` is one "
        + "audit, with its charges and its report. The audit must charge every guest who is "
        + "staying at that moment, in the order of the room numbers, at the rate for the hotel's "
        + "day. Look at the path from `nightAudit` to the rate service and to the cashier."
    )
  }

  func testTheJournalHasCallsThatFailToo() {
    let house = SpecHouse()
    let office = house.open()
    office.specDayAndNight()
    var late: [String] = []
    for broken in ["rate 12", "key 12", "charge 12", "key 13", "rate 13"] {
      house.broken = [broken]
      office.specDayAndNight {
        let marks = house.marks()
        late += marks.calls.dropFirst(marks.notes.count)
      }
      try? office.checkOut(room: 12)
    }
    let marks = house.marks()

    XCTAssertEqual(
      marks.notes, marks.calls,
      "The spec called all functions of an office, while the devices of the house failed "
        + "one after another. `found` lists the journal, and `expected` lists the calls to "
        + "the devices. The journal must also list each failed call once, with its outcome. "
        + "Look at what your code does between the call and the note when the call throws."
    )
    XCTAssertEqual(
      late, [],
      "After each answer or error from the office, the spec compared the journal "
        + "with the calls to the devices. `found` lists the calls that weren't noted "
        + "yet. When an answer or an error comes back, the journal must already list all "
        + "calls that led to it. Look at when your code passes its notes to the journal."
    )
  }

  func testTheGrandHotelHasItsJournal() {
    let names = Tripwire.touched { openGrandHotel().specDayAndNight() }.names
    let notes = names.filter { $0.hasPrefix("journal: ") }
      .map { String($0.dropFirst("journal: ".count)) }
    let calls = names.filter {
      $0 != "clock" && !$0.hasPrefix("journal: ")
    }

    XCTAssertEqual(
      notes, calls,
      "The spec called all functions of the Grand Hotel's office. `found` lists the entries "
        + "in the hotel's `PaperJournal`, and `expected` lists the calls to its rate line, key "
        + "box and bill book. The auditor reads the journals of all houses, so the Grand Hotel's "
        + "journal must also list each call. Look at `openGrandHotel` in `CompositionRoot.swift`."
    )
  }

  func testKeepsNothingOfAReleasedOfficeInMemory() {
    let house = SpecHouse()
    let isGone = isReleased {
      let part = SpecPart(house)
      let office = openOffice(
        clock: part, rates: part, keys: part, cashier: part, journal: part)
      office.specDayAndNight()
      return part
    }

    XCTAssertEqual(
      ["an office that was released": isGone ? "gone" : "in memory"],
      ["an office that was released": "gone"],
      "The spec called all functions of an office, and released it. The devices that "
        + "only this office had received are still in memory. A released office must not "
        + "stay in memory. Follow the strong references from the office, including those "
        + "that closures capture, and look for one that leads back to the office."
    )
  }

  func testKeepsTheAppOnTheGrandHotelsDevices() {
    let names = Tripwire.touched { openGrandHotel().specDayAndNight() }.names
    let kinds = Set(
      names.filter { !$0.hasPrefix("journal: ") }.map {
        $0 == "clock" || $0.hasPrefix("rate of room") || $0.hasPrefix("key of")
          ? String($0.prefix { $0 != " " }) : "charge"
      })

    XCTAssertEqual(
      kinds.sorted(), ["charge", "clock", "key", "rate"],
      "The spec called all functions of the Grand Hotel's office. `found` lists the "
        + "kinds of calls that reached the hotel's devices. The app must work with the "
        + "hotel's real devices. Look at `openGrandHotel` in `CompositionRoot.swift`."
    )
  }
}

import SpecSupport
import XCTest

@testable import Theatre

final class TheatreXCTests: XCTestCase {
  func testACueDoesWhatItDid() {
    let venue = SpecVenue("Barn", "horn: lamp", "lamp", "bell")
    let desk = venue.desk(.spec(["horn", "lamp", "horn"], ["bell"], []))
    let found = evening(of: desk, at: venue, cues: [2, 1, 3, 4, -1, 1])

    XCTAssertEqual(
      found,
      [
        "cue 2: bell: 2.1", "cue 1: horn: 1.1, lamp: 1.2, horn: 1.3", "cue 3: ",
        "cue 4: ",
        "cue -1: ", "cue 1: horn: 1.1, lamp: 1.2, horn: 1.3",
      ],
      "An evening ran its cues out of order, one of them twice, and received numbers that "
        + "aren't in the prompt book. `found` lists what the machines did at each cue. At each "
        + "cue, the parts must receive their orders in the order of the book, and nothing else "
        + "may happen. Look at what your evening does with the number that `go` receives."
    )
  }

  func testACueRunsOnTheMachinesOfTheEvening() {
    let found = [["lamp"], ["lamp: Mill/lamp"], ["bell: horn"], []].flatMap {
      later in
      let venue = SpecVenue("Barn", "horn: lamp", "lamp")
      let desk = venue.desk(.spec(["horn"], ["lamp", "horn"]))
      return evening(of: desk, at: venue, cues: [1, 2, 1]) {
        venue.change(to: later)
        _ = desk.rehearse()
        _ = venue.events()
      }
    }

    XCTAssertEqual(
      found,
      Array(
        repeating: [
          "cue 1: horn: 1.1", "cue 2: lamp: 2.1, horn: 2.2", "cue 1: horn: 1.1",
        ], count: 4
      ).flatMap(\.self),
      "During an evening, the venue's list changed, and the desk rehearsed. `found` lists what the "
        + "machines did at each cue after that. The evening goes on with the machines that were "
        + "switched on when its doors opened, and switches nothing else on. Look at what your code "
        + "does at a cue that it could have done earlier."
    )
  }

  func testEachEveningHasMachinesOfItsOwn() {
    let venue = SpecVenue("Barn", "horn: lamp", "lamp")
    let desk = venue.desk(.spec(["horn"]))
    let found = again { () -> String in
      _ = doors(of: desk)
      return venue.sortedEvents()
    }
    venue.change(to: ["horn"])
    _ = doors(of: desk)
    let after = venue.sortedEvents()

    XCTAssertEqual(
      found + [after],
      [
        "horn(lamp) on, lamp() on", "horn(lamp) on, lamp() on",
        "horn(lamp) on, lamp() on", "horn() on",
      ],
      "One desk opened its doors for three evenings, and then for a fourth evening with a "
        + "different list. `found` lists the machines that each evening switched on. After a show, "
        + "everything is switched off, so each evening must switch its machines on anew. Look at "
        + "what your desk keeps from one evening to the next.")
  }

  func testTwoVenuesKeepToThemselves() {
    let barn = SpecVenue("Barn", "lamp: mains", "mains")
    let mill = SpecVenue("Mill", "lamp", "horn: Barn/mains")
    let desks = (
      barn.desk(.spec(["lamp"])),
      mill.desk(.spec(["horn"], ["lamp"], ["mains"]))
    )
    let reports = inTurn(desks.0, desks.1) { desk in
      desk.rehearse().specWords.joined(separator: ", ")
    }
    mill.change(to: ["lamp", "horn", "mains: lamp"])
    let evenings = (try? desks.0.openDoors(), try? desks.1.openDoors())
    _ = (barn.events(), mill.events())
    let cues = inTurn(evenings.0, evenings.1) { evening in
      evening?.go(1)
      return "Barn: \(barn.events()); Mill: \(mill.events())"
    }

    XCTAssertEqual(
      reports + cues,
      [
        "", "cue 3 lacks mains, horn is wired to mains at Barn", "",
        "Barn: lamp: 1.1; Mill: ", "Barn: ; Mill: horn: 1.1",
        "Barn: lamp: 1.1; Mill: ",
      ],
      "Two desks, one for the Barn and one for the Mill, were used in turn. First they rehearsed, "
        + "and then each ran its cue 1. One venue has a part that the other venue lacks. `found` "
        + "lists the reports, and then what the machines of both venues did. A desk must not use "
        + "another desk's list, show or machines. Look at what your desks share."
    )
  }

  func testTheAppReportsWhatHarbourHallLacks() {
    let touched = Tripwire.touched {
      openTour().flatMap { desk in
        again(2) { desk.rehearse().specWords.joined(separator: "; ") }
      }
    }
    let machines = touched.names.filter { !$0.hasSuffix(": list") }
    let faults =
      "cue 2 lacks smoke machine; cue 3 lacks smoke machine; cycle: dimmers, lighting desk; "
      + "fly bars lacks motor; sound desk is wired to amplifier at Old Playhouse"

    XCTAssertEqual(
      touched.result + machines, ["", "", faults, faults],
      "Each of the app's two desks rehearsed twice. `found` lists their reports, "
        + "and then any machines that were used. The Old Playhouse is ready, but "
        + "Harbour Hall isn't, and the report must have all of its faults. Look at "
        + "`openTour` in `CompositionRoot.swift`, and at what a rehearsal does."
    )
  }

  func testKeepsTheAppOnTheRealMachines() {
    let touched = Tripwire.touched {
      let evening = try? openTour().first?.openDoors()
      for number in [1, 2] { evening?.go(number) }
    }
    let orders = touched.names.filter {
      !$0.hasSuffix(" on") && !$0.hasSuffix(": list")
    }

    XCTAssertEqual(
      orders,
      [
        "Old Playhouse: fly bars: palace in",
        "Old Playhouse: lighting desk: gold",
        "Old Playhouse: sound desk: storm",
        "Old Playhouse: lighting desk: black",
        "Old Playhouse: smoke machine: sea",
      ],
      "The app opened the doors of its first venue and ran two cues. `found` lists the orders that "
        + "the real machines received. The Winter's Tale must play on the real machines of the Old "
        + "Playhouse. Look at `openTour` in `CompositionRoot.swift`.")
  }

  func testKeepsNothingOfAVenueInMemory() {
    let found = [
      ["lamp: mains", "mains"], ["lamp: horn", "horn: lamp"],
      ["lamp: lamp", "horn: Mill/lamp"],
    ].map { lines in
      isReleased {
        let venue = SpecVenue()
        venue.change(to: lines)
        let desk = venue.desk(.spec(["lamp"], ["gone"]))
        _ = desk.rehearse()
        _ = evening(of: desk, at: venue, cues: [1, 2])
        let ready = venue.desk(.spec(["lamp"]))
        _ = evening(of: ready, at: venue, cues: [1, 2])
        return venue
      }
    }

    XCTAssertEqual(
      found, [true, true, true],
      "Desks rehearsed and opened their doors at a sound venue, and at two venues with cycles. "
        + "`false` means that the venue was still in memory after the spec had let go of "
        + "everything. A list with a cycle mustn't become a cycle of objects that hold each other. "
        + "Look at what your code builds from a list."
    )
  }
}

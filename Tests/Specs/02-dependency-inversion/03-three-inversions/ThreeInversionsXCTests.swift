import SpecSupport
import XCTest

@testable import ThreeInversions

final class ThreeInversionsXCTests: XCTestCase {
  private let twoMornings: [[Loan]] = [[.emma, .dracula], [.emma]]
  private let ann = "Ann: Please bring back Emma."
  private let bram = "Bram: Please bring back Dracula."

  func testEachDesksMessengerHearsOfEachLoanThatIsDue() throws {
    let desks = [
      Desk(mornings: [[.emma, .emma, .dracula], [.emma]]),
      Desk(mornings: [[], [.emma]]),
    ]
    let told = [SpecRecorder<String>(), SpecRecorder<String>()]

    zip(desks, told).forEach {
      startReminders(at: $0, messenger: FakeMessenger($1))
    }
    try desks.forEach { try $0.work() }

    XCTAssertEqual(
      zip(["first desk", "second desk"], told).flatMap { name, told in
        told.values.map { "\(name), \($0)" }
      },
      [ann, ann, bram, ann].map { "first desk, \($0)" }
        + ["second desk, \(ann)"],
      "Two desks worked, each with an injected messenger of its own, to which the spec kept no reference, and the messengers were not told the loans of their own desk, each once and in order. The desk has to call the reminder, and the reminder has to tell the messenger that it was built with, and hold it strongly. If a desk has no lines here, look at `startReminders(at:messenger:)`, then for `weak` or `unowned`; otherwise look at `DueReminder.swift`."
    )
  }

  func testTheDeskCallsAndIsNeverAskedInALoop() throws {
    let touched = try Tripwire.touched {
      try runLibrary(desk: Desk(mornings: twoMornings))
    }

    XCTAssertEqual(
      touched.names.filter { $0.hasPrefix("Desk") }, [],
      "Your code called `nextMorning()` of the desk while `runLibrary(desk:)` ran. Inverted flow means that the desk calls the reminder, because then many listeners can hear of the same morning. Look at where your code gets a morning's loans from, and at what else `Desk.swift` offers."
    )
  }

  func testTheFactoryMakesOneMessengerEachMorningWithSomethingDue() throws {
    let desk = Desk(mornings: twoMornings)
    let made = SpecRecorder<SpecRecorder<String>>()

    startReminders(
      at: desk,
      makeMessenger: {
        let told = SpecRecorder<String>()
        made.record(told)
        return FakeMessenger(told)
      })
    try desk.work()

    XCTAssertEqual(
      made.values.enumerated().map { index, told in
        "messenger \(index + 1): \(told.values.count) sent"
      },
      ["messenger 1: 2 sent", "messenger 2: 1 sent"],
      "Each line found here is a messenger that the factory made, with the number of reminders that it sent. Two loans were due on the first morning and one on the second, and each morning should have had one new messenger, because only then can the factory decide anew every day. If one messenger sent all three, the factory was called too early; if there are three, it was called for each loan; one that sent none wasn't used, or nothing held it. Look at `startReminders(at:makeMessenger:)` and at what it gives to the desk."
    )
  }

  func testKeepsTheLibrarysLettersAsTheyAre() throws {
    let desk = Desk(mornings: [
      [.emma, .dracula],
      [
        Loan(reader: "To Lin", title: "Emma"),
        Loan(reader: "Ann", title: "War\n\nand Peace"),
        Loan(reader: "", title: " "),
      ],
      [.emma],
    ])
    desk.everyMorning { _ in Tripwire.touch("a morning") }

    let touched = try Tripwire.touched {
      try runLibrary(desk: desk)
    }

    XCTAssertEqual(
      // The starter asks for mornings, so its desk never calls a listener.
      touched.names.filter { !$0.hasPrefix("Desk") && $0 != "a morning" },
      [
        "PostOffice: To Ann | Please bring back Emma.",
        "PostOffice: To Bram | Please bring back Dracula.",
        "PostOffice: To To Lin | Please bring back Emma.",
        "PostOffice: To Ann | Please bring back War\n\nand Peace.",
        "PostOffice: To  | Please bring back  .",
        "PostOffice: To Ann | Please bring back Emma.",
      ],
      "`runLibrary(desk:)` ran for three mornings, and did not send the letters that it always sent: the reader's name after \"To \" on the envelope, and the message on a single sheet. A change of design must not change what readers get. If there is no letter at all, look whether `runLibrary` starts a reminder and then calls `desk.work()`, and whether something keeps the reminder alive; if the letters differ, look at your code that makes a letter of a message."
    )
  }

  func testEachMorningsLettersLeaveOnThatMorning() throws {
    let desk = Desk(mornings: [[.emma, .dracula], [], [.emma]])
    desk.everyMorning { _ in Tripwire.touch("a morning") }

    let touched = try Tripwire.touched {
      try runLibrary(desk: desk)
    }

    XCTAssertEqual(
      touched.names.map { String($0.prefix { $0 != ":" }) },
      [
        "a morning", "PostOffice", "PostOffice", "a morning", "a morning",
        "PostOffice",
      ],
      "Another listener was at the desk before `runLibrary(desk:)` started its reminder, and this is the order in which the mornings began and the letters left. Readers need a letter on the day on which their book is due, and each morning belongs to every listener. If no morning is found, your code asks the desk instead of being called; if letters come late, look at your code that makes a letter of a message."
    )
  }
}

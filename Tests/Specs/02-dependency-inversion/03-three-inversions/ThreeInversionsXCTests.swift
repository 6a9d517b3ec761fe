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
      "The spec started reminders at two desks, and passed in a new messenger for "
        + "each desk without keeping a reference to it. Then both desks worked. `found` "
        + "lists the messages that each desk's messenger received, but these messages "
        + "don't cover each loan of that desk once and in order. A reminder must hold "
        + "its messenger strongly, and must tell it about each loan when the desk "
        + "calls. If a desk has no lines, look at `startReminders(at:messenger:)`, and "
        + "then for `weak` or `unowned`. Otherwise, look at `DueReminder.swift`."
    )
  }

  func testTheDeskCallsAndIsNeverAskedInALoop() throws {
    let touched = try Tripwire.touched {
      try runLibrary(desk: Desk(mornings: twoMornings))
    }

    XCTAssertEqual(
      touched.names.filter { $0.hasPrefix("Desk") }, [],
      "Your code called `nextMorning()` on the desk while `runLibrary(desk:)` "
        + "ran. With inverted flow, the desk calls the reminder, so that several "
        + "listeners can be called on the same morning. Look at where your code "
        + "gets a morning's loans from, and at what else `Desk.swift` offers."
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
      "`found` lists the messengers that the spec's factory made, with the number of "
        + "reminders that each of them sent. Two loans were due on the first morning, and "
        + "one on the second. Each morning needs one new messenger, because only then can "
        + "the factory choose again every day. If one messenger sent all three reminders, "
        + "your code called the factory too early. If there are three messengers, your code "
        + "called the factory for each loan. If a messenger sent no reminders, your code "
        + "either didn't use that messenger or didn't keep it alive. Look at "
        + "`startReminders(at:makeMessenger:)` and at the handler that it gives to the desk."
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
      "`runLibrary(desk:)` ran for three mornings, but it didn't send the same letters as the "
        + "starter. `found` lists the letters that the post office sent: the envelope first, and "
        + "then the sheets. An envelope must have the reader's name after \"To \", and the message "
        + "must be on a single sheet. If there are no letters at all, check that `runLibrary` "
        + "starts a reminder and then calls `desk.work()`, and that something keeps the reminder "
        + "alive. If the letters differ, look at your code that turns a message into a letter."
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
      "The spec added a listener to the desk before it called `runLibrary(desk:)`. "
        + "`found` shows the order in which mornings began (“a morning”) and letters left "
        + "(“PostOffice”). A letter must leave on the morning on which the book is due. "
        + "If `found` lists no morning, your code asks the desk instead of being called. "
        + "If letters leave late, look at your code that turns a message into a letter."
    )
  }
}

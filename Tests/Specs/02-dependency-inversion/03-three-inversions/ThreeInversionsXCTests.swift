import SpecSupport
import XCTest

@testable import ThreeInversions

final class ThreeInversionsXCTests: XCTestCase {
  private let twoMornings: [[Loan]] = [[.emma, .dracula], [.emma]]
  private let ann = "Ann: Please bring back Emma."
  private let bram = "Bram: Please bring back Dracula."

  func testAMessageLeavesAsAStampedLetter() {
    let touched = Tripwire.touched {
      makeLibraryMessenger().tell("Ann", "We miss you.")
    }

    XCTAssertEqual(
      touched.names, ["PostOffice: To Ann | We miss you."],
      "The library's messenger was told one thing and must stamp one letter: "
        + "the reader on the envelope, the message on the only sheet.")
  }

  func testEachDesksMessengerHearsOfEachLoanThatIsDue() throws {
    let desks = [Desk(mornings: twoMornings), Desk(mornings: [[], [.emma]])]
    let messengers = [FakeMessenger(), FakeMessenger()]

    zip(desks, messengers).forEach { startReminders(at: $0, messenger: $1) }
    try desks.forEach { try $0.work() }

    XCTAssertEqual(
      messengers.map(\.told.values), [[ann, bram, ann], [ann]],
      "A messenger was not told its own desk's loans, once and in order. "
        + "Either `startReminders(at:messenger:)` does not let the desk call "
        + "the reminder, or the reminder does not tell the messenger that it "
        + "was handed itself.")
  }

  func testTheDeskCallsAndNobodyAsksItInALoop() throws {
    let touched = try Tripwire.touched {
      try runLibrary(desk: Desk(mornings: twoMornings))
    }

    XCTAssertFalse(
      touched.names.contains("Desk.nextMorning()"),
      "Somebody still asks the desk for its next morning. Don't call the "
        + "desk, let it call you: give it a handler, then let it work.")
  }

  func testTheFactoryMakesOneMessengerEachMorning() throws {
    let desk = Desk(mornings: twoMornings)
    let made = Recorder<FakeMessenger>()

    startReminders(
      at: desk,
      makeMessenger: {
        let messenger = FakeMessenger()
        made.record(messenger)
        return messenger
      })
    try desk.work()

    XCTAssertEqual(
      made.values.map(\.told.values.count), [2, 1],
      "Two readers are told on the first morning, one on the second, each time "
        + "by a new messenger. Ask the factory when the desk calls, not when "
        + "the reminder is built, and not for each loan.")
  }

  func testKeepsTheLibrarysLettersAsTheyAre() throws {
    let touched = try Tripwire.touched {
      try runLibrary(desk: Desk(mornings: twoMornings))
    }

    XCTAssertEqual(
      touched.names.filter { $0.hasPrefix("PostOffice") },
      [
        "PostOffice: To Ann | Please bring back Emma.",
        "PostOffice: To Bram | Please bring back Dracula.",
        "PostOffice: To Ann | Please bring back Emma.",
      ],
      "`runLibrary(desk:)` must send what it always sent. Does it use the "
        + "library's messenger, and let the desk work?")
  }
}

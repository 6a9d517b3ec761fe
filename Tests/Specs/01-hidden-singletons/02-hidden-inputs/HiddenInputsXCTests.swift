import XCTest

@testable import HiddenInputs

final class HiddenInputsXCTests: XCTestCase {
  func testEachSaleAsksForATimeANumberAndADrawOfItsOwn() {
    let till = makeCountingTill()

    let receipts = [till.sell(["bread"]), till.sell(["bread"])]

    XCTAssertEqual(
      receipts.map(\.lines),
      [
        breadReceipt(number: 1, time: "09:26:54", draw: 1),
        breadReceipt(number: 2, time: "09:26:55", draw: 2),
      ],
      "The till must ask once a sale. An answer that it keeps from the day "
        + "it was built is too old: keep the closures, and call them in "
        + "`sell(_:)`.")
  }

  func testAReceiptPrintedAgainReadsTheSame() {
    let till = makeCountingTill()
    let receipt = till.sell(["bread"])
    let first = receipt.lines
    let second = receipt.lines

    XCTAssertEqual(
      second, first,
      "Printed a second time, the receipt gave another text. It may not "
        + "change after its sale: give it values; the till asks for them.")
  }

  func testTwoTillsEachKeepToTheirOwnInputs() {
    let ours = makeKnownTill(number: .known(1), draw: 101)
    let theirs = makeKnownTill(
      timeZone: .known(hoursFromGMT: 9), number: .known(2), draw: 102)

    XCTAssertEqual(
      [ours, theirs].map { $0.sell(["bread"]).lines },
      [
        breadReceipt(number: 1, time: "09:26:53", draw: 101),
        breadReceipt(number: 2, time: "18:26:53", draw: 102),
      ],
      "Each till must keep what it was given itself. Keep it in properties "
        + "of the till, not in a global one.")
  }
}

import SpecSupport
import XCTest

@testable import HiddenInputs

final class HiddenInputsXCTests: XCTestCase {
  func testEachSaleAsksForATimeANumberAndADrawOfItsOwn() {
    let world = MovingWorld()
    let till = world.makeTill()

    let receipts = [1, 2, 3].map { minute in
      world.minute.value = minute
      return till.sell(["bread"]).lines
    }

    XCTAssertEqual(
      receipts, [1, 2, 3].map(world.receipt(ofMinute:)),
      "One till sold bread three times, and time, number and draw had changed before each sale. "
        + "A till that asks when it's built, or a sale earlier, prints what was true then. "
        + "Keep the closures in the till, and call each of them in `sell(_:)`, for every sale."
    )

    let number = SpecVariable(0)
    let hasty = makeTill(
      timeZone: .gmt, now: { .known }, nextNumber: { .known(number.value) },
      draw: { number.value })
    let atOneTime = [1, 2].map {
      number.value = $0
      return hasty.sell(["bread"]).lines
    }
    XCTAssertEqual(
      atOneTime,
      [1, 2].map { breadReceipt(number: $0, time: "09:26:53", draw: $0) },
      "A till sold bread twice within one second, and number and draw had changed before each "
        + "sale. Two sales at the same time are still two sales. In `sell(_:)`, call each closure "
        + "for every sale, whatever the other closures say.")
  }

  func testASaleWithoutGoodsAsksForAllThreeAsWell() {
    XCTAssertEqual(
      makeKnownTill(draw: 8).sell([]).lines,
      [
        "Receipt 00000000-0000-0000-0000-000000000001", "2026-03-14 09:26:53",
        "",
        "Your lucky number: 8",
      ],
      "A sale without goods has a receipt that doesn't show its inputs. "
        + "Every sale asks for a time, a number and a draw, whatever is sold. "
        + "Look at what `sell(_:)` and `text` do when `goods` is empty.")
  }

  func testAReceiptPrintedAgainReadsTheSame() {
    let world = MovingWorld()
    let receipt = world.makeTill().sell(["bread"])

    let prints = again {
      defer { world.minute.value += 1 }
      return receipt.lines
    }

    XCTAssertEqual(
      prints, Array(repeating: prints[0], count: 3),
      "A receipt was printed three times, and it changed in between. A receipt is of one sale, "
        + "so it may not change afterwards. "
        + "Give `Receipt` values, not closures: `sell(_:)` does the asking.")
  }

  func testAReceiptPrintedLateShowsItsOwnSale() {
    let world = MovingWorld()
    let till = world.makeTill()
    let receipt = till.sell(["bread"])
    world.minute.value = 30
    _ = till.sell(["milk"])

    XCTAssertEqual(
      receipt.lines, world.receipt(ofMinute: 0),
      "A receipt was printed for the first time half an hour after its sale, when the till had "
        + "sold milk to the next customer, and it shows something newer than its sale. What a "
        + "receipt says is decided at its sale. Look at when the closures are called: it must be "
        + "in `sell(_:)`, and not when `text` is first read. If they are, each sale needs a "
        + "receipt of its own.")
  }

  func testTwoTillsEachKeepToTheirOwnInputs() {
    let ours = makeKnownTill(number: .known(1), draw: 101)
    let theirs = makeKnownTill(number: .known(2), draw: 102)

    XCTAssertEqual(
      inTurn(ours, theirs) { $0.sell(["bread"]).lines },
      [
        breadReceipt(number: 1, time: "09:26:53", draw: 101),
        breadReceipt(number: 2, time: "09:26:53", draw: 102),
        breadReceipt(number: 1, time: "09:26:53", draw: 101),
      ],
      "Two tills sold in turn: the first, the second, the first again. Each till must keep to "
        + "the inputs that it was given itself. Look at where the till keeps them: "
        + "they belong in its own properties.")
  }

  func testTheSameInputsPrintTheSameReceiptInEveryCountry() {
    let client = SpecClient(
      """
      let till = makeTill(
        timeZone: TimeZone(secondsFromGMT: -18_000) ?? .gmt,
        now: { Date(timeIntervalSince1970: 1_773_480_413) },
        nextNumber: { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5)) },
        draw: { 4711 })
      print(till.sell(["bread"]).text)
      """, declarations: "import Foundation")

    XCTAssertEqual(
      client.linesElsewhere(),
      [
        "Receipt 00000000-0000-0000-0000-000000000005", "2026-03-14 04:26:53",
        "bread",
        "Your lucky number: 4711",
      ],
      "This receipt was printed on a computer in Kathmandu that is set to Arabic. "
        + "The time zone and the language of the computer are hidden inputs, too. "
        + "Look at how `text` formats the time and the draw: some formatters take the "
        + "computer's settings unless you pass your own.")
  }
}

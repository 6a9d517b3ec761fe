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
      "One till sold bread three times, and the time, the number and the "
        + "draw changed before each sale. A till that calls its closures "
        + "before the sale begins prints outdated values. Store the closures "
        + "in the till, and call each of them in `sell(_:)`, for every sale."
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
      "A till sold bread twice at the same time of day, and the number "
        + "and the draw changed before each sale. Each sale needs its own "
        + "number and draw, even if the time is the same. In `sell(_:)`, call "
        + "each closure for every sale, whatever the other closures return."
    )
  }

  func testASaleWithoutGoodsAsksForAllThreeAsWell() {
    XCTAssertEqual(
      makeKnownTill(draw: 8).sell([]).lines,
      [
        "Receipt 00000000-0000-0000-0000-000000000001", "2026-03-14 09:26:53",
        "",
        "Your lucky number: 8",
      ],
      "The till sold an empty list of goods, and its receipt wasn't the expected "
        + "one. Every sale needs a time, a number and a draw, even if nothing is "
        + "sold. Look at what `sell(_:)` and `text` do when `goods` is empty."
    )
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
      "The spec printed one receipt three times. The time, the number and the draw changed in "
        + "between, and so did the receipt. A receipt belongs to one sale, so it must not change "
        + "afterwards. Give `Receipt` values, not closures, and call the closures in `sell(_:)`."
    )
  }

  func testAReceiptPrintedLateShowsItsOwnSale() {
    let world = MovingWorld()
    let till = world.makeTill()
    let receipt = till.sell(["bread"])
    world.minute.value = 30
    _ = till.sell(["milk"])

    XCTAssertEqual(
      receipt.lines, world.receipt(ofMinute: 0),
      "A till sold bread to one customer and, half an hour later, milk to the next. "
        + "Then the spec printed the receipt for the bread, and the receipt didn't show "
        + "the values of its own sale. Everything on a receipt must be decided at the "
        + "moment of its sale. Look at when your code calls the closures: it must call "
        + "them in `sell(_:)`, and not when `text` is first read. If it already does, "
        + "look at whether each sale creates a receipt of its own."
    )
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
      "Two tills with different inputs sold bread in turn: the first, the second, "
        + "and the first again. Each till must use the inputs that it was given. Look at "
        + "where each till keeps its inputs: they belong in the till's own properties."
    )
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
      "The spec printed a receipt on a computer that was set to Arabic and to "
        + "the time zone of Kathmandu. `found` lists the lines of that receipt. The "
        + "computer's time zone and language are hidden inputs, so a receipt must "
        + "not depend on them. Look at how `text` formats the time and the draw: "
        + "some formatters use the computer's settings unless you set your own."
    )
  }
}

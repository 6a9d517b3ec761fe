import Foundation
import SpecSupport
import SpecTags
import Testing

@testable import HiddenInputs

@Suite struct HiddenInputsSpecs {
  @Test func `its receipt shows the time it was given`() {
    // In this computer's time zone: another spec asks for the till's.
    let till = makeKnownTill(timeZone: .current, time: .known)

    #expect(
      till.sell(["bread"]).lines.contains(Date.known.text(in: .current)),
      """
      The till was given a `now` and its receipt shows another time. \
      `sell(_:)` must ask `now`, and the receipt must show the answer.
      """)
  }

  @Test func `its receipt shows the number it was given`() {
    let receipt = makeKnownTill(number: .known(5)).sell(["bread"])

    #expect(
      receipt.lines.contains("Receipt 00000000-0000-0000-0000-000000000005"),
      """
      The till was given a `nextNumber` and its receipt shows another \
      number. `sell(_:)` must ask `nextNumber`.
      """)
  }

  @Test(arguments: [0, 4711])
  func `its receipt shows the draw it was given`(draw: Int) {
    let receipt = makeKnownTill(draw: draw).sell(["bread"])

    #expect(
      receipt.lines.contains("Your lucky number: \(draw)"),
      """
      The till was given a `draw` and its receipt shows another. Any answer \
      counts: `sell(_:)` must ask `draw`, and nothing else.
      """)
  }

  @Test(arguments: zip([-5, 9], ["04:26:53", "18:26:53"]))
  func `its receipt shows the time of the till's time zone`(
    hours: Int, time: String
  ) {
    let till = makeKnownTill(timeZone: .known(hoursFromGMT: hours))

    #expect(
      till.sell(["bread"]).lines.contains("2026-03-14 \(time)"),
      """
      `TimeZone.current` is an input as well, and hides best: it differs \
      from computer to computer. Use the time zone that the till was given.
      """)
  }

  @Test func `the same inputs print the same receipt`() {
    #expect(
      makeKnownTill().sell(["bread", "milk"]).lines == [
        "Receipt 00000000-0000-0000-0000-000000000001",
        "2026-03-14 09:26:53",
        "bread, milk",
        "Your lucky number: 7",
      ],
      """
      With every input known, the whole receipt is known. What still \
      differs is either a hidden input or a change of layout.
      """)
  }

  @Test func `only CompositionRoot.swift names the world`() throws {
    let others = try Client("_ = Till.self").typecheck(leavingOut: [
      "CompositionRoot.swift", "WallClock.swift", "ReceiptNumbers.swift",
      "Lottery.swift",
    ])

    #expect(
      others.isAccepted,
      """
      \(others.explanation)
      Only `makeShopTill()` may name `WallClock`, `ReceiptNumbers` and \
      `Lottery`: no default, no fallback elsewhere. (The other files were \
      compiled without these three.)
      """)
  }

  @Test(.tags(.guard))
  func `keeps the shop's till on the real world`() {
    let till = makeShopTill()

    let touched = Tripwire.touched { till.sell(["bread"]).text }

    #expect(
      touched.names.sorted() == ["Lottery", "ReceiptNumbers", "WallClock"],
      """
      Each sale in the shop must ask the shop's own clock, numbers and \
      lottery, once. In `makeShopTill()`, pass `WallClock.now`, \
      `ReceiptNumbers.next` and `Lottery.draw`: the functions, not answers. \
      If you do: the till must keep these functions, and call them in \
      `sell(_:)`.
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

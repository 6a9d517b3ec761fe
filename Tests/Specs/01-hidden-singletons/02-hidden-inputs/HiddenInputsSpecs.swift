import Foundation
import SpecSupport
import SpecTags
import Testing

@testable import HiddenInputs

@Suite struct HiddenInputsSpecs {
  private static let answer = Result { try CompiledAnswer(spec: #filePath) }

  @Test(arguments: [Date.known, Date(timeIntervalSince1970: 0)])
  func `its receipt shows the time it was given`(time: Date) {
    // In this computer's time zone: another spec asks for the till's.
    let till = makeKnownTill(timeZone: .current, time: time)

    #expect(
      till.sell(["bread"]).timeLine == time.text(in: .current),
      """
      The spec's `now` closure returned a known time, and the receipt didn't show that time. \
      The time of a sale is an input, so only the closure that `makeTill` receives may decide \
      it. Look at how `sell(_:)` calls `now`, and at what `text` does with the result.
      """)
  }

  @Test(arguments: [0, 5])
  func `its receipt shows the number it was given`(number: Int) {
    let receipt = makeKnownTill(number: .known(number)).sell(["bread"])

    #expect(
      receipt.line(startingWith: "Receipt ") == "Receipt \(UUID.known(number))",
      """
      The spec's `nextNumber` closure returned a known number, and the receipt didn't show that \
      number. A receipt must show whatever number the closure returns, even one that is all \
      zeros. Look at how `sell(_:)` calls `nextNumber`, and at what `text` does with the result.
      """)
  }

  @Test(arguments: [0, 4711, -1, Int.max])
  func `its receipt shows the draw it was given`(draw: Int) {
    let receipt = makeKnownTill(draw: draw).sell(["bread"])

    #expect(
      receipt.line(startingWith: "Your lucky number: ")
        == "Your lucky number: \(draw)",
      """
      The spec's `draw` closure returned a known number, and the receipt didn't \
      show the digits of that number unchanged. A receipt must show whatever \
      number the closure returns, even one that no lottery would draw. Look at \
      how `sell(_:)` calls `draw`, and at what `text` does with the result.
      """)
  }

  @Test(arguments: [
    ("GMT-0500", "2026-01-15T12:00:00Z", "2026-01-15 07:00:00"),
    ("GMT+0900", "2026-01-15T12:00:00Z", "2026-01-15 21:00:00"),
    ("Europe/Brussels", "2026-01-15T12:00:00Z", "2026-01-15 13:00:00"),
    ("Europe/Brussels", "2026-07-15T12:00:00Z", "2026-07-15 14:00:00"),
  ])
  func `its receipt shows the time of the till's time zone`(
    zone: String, time: String, local: String
  ) throws {
    let till = makeKnownTill(
      timeZone: try #require(
        TimeZone(identifier: zone),
        """
        `TimeZone(identifier:)` returned `nil`, so this computer doesn't know the time zone that the \
        spec needs.
        """),
      time: try Date(time, strategy: .iso8601))

    #expect(
      till.sell(["bread"]).timeLine == local,
      """
      The receipt didn't show the time of its sale in the till's time zone. \
      `TimeZone.current` is a hidden input, because it differs from computer to \
      computer. A receipt must use the till's time zone instead, including that \
      zone's switch between summer and winter time. Give `Receipt` the time zone \
      that `makeTill` receives, and use that time zone when you format the time.
      """)
  }

  @Test func `only CompositionRoot.swift names the world`() throws {
    let explanation = try explanationOfOtherFiles()

    #expect(
      explanation == CompilerVerdict.accepted,
      """
      The spec compiled your files so that only `CompositionRoot.swift` could see `WallClock`, \
      `ReceiptNumbers` and `Lottery`. The compiler refused the line in `found`. Only \
      `makeShopTill()` may name the real world, because a default or a fallback that names it \
      elsewhere is a hidden input. Remove the name from this line, and pass the closure in.
      """)
  }

  @Test func `only CompositionRoot.swift asks the computer for anything`()
    throws
  {
    let reads = try Self.answer.get()
      .readsOfTheSystem(except: ["CompositionRoot.swift"])

    #expect(
      reads == [],
      """
      `found` lists the places outside `CompositionRoot.swift` where your code waits, or \
      reads something that differs from computer to computer or from day to day. A receipt \
      must be a function of its inputs, and anything that isn't passed in is a hidden input. \
      Only `makeShopTill()` may read `TimeZone.current`, so pass the time zone in from there.
      """)
  }

  @Test(arguments: [
    ["bread", "milk"], ["bread", "bread"], ["🥖 baguette", "", "Zoë's café"],
  ])
  func `the same inputs print the same receipt`(goods: [String]) {
    #expect(
      makeKnownTill().sell(goods).lines == [
        "Receipt 00000000-0000-0000-0000-000000000001",
        "2026-03-14 09:26:53",
        goods.joined(separator: ", "),
        "Your lucky number: 7",
      ],
      """
      The spec passed in every input, and the receipt wasn't the expected one. If \
      all of its inputs are known, every line of a receipt is known. Compare the \
      lines. If a line differs from run to run, it depends on a hidden input. If \
      the wrong line is always the same, look at how `text` formats it.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every till's inputs out of global state`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      `found` names each global or static property of yours that can change, and each \
      process-wide store that your code uses. All tills and receipts share this \
      state, so one till can change what another till prints. Store a till's inputs \
      in properties of the till, and a receipt's values in properties of the receipt.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the shop's till on the real world`() {
    let till = makeShopTill()

    let touched = Tripwire.touched { till.sell(["bread"]).text }

    #expect(
      touched.names.sorted() == ["Lottery", "ReceiptNumbers", "WallClock"],
      """
      The shop's till sold bread, and the spec read the receipt's text. `found` lists \
      each use of the real world during that time. Each sale must ask the shop's own \
      clock, numbers and lottery exactly once, because a customer wants the time of \
      the sale and not the time at which the shop opened. Look at `makeShopTill()`: \
      it must pass functions, such as `WallClock.now`, and not their results. If it \
      already does, look at `sell(_:)`, which must call each of these functions once.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files marked "The outside world" that no longer match the \
      starter. The specs watch your code through these files, so a changed file \
      can hide what your code does. Put each listed file back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}

/// What the compiler says of the files other than the composition root when they don't see the
/// world.
///
/// The client's file holds the composition root, and a world that is private to it.
private func explanationOfOtherFiles() throws -> String {
  let root = try String(
    contentsOf: GradedAnswer(spec: #filePath).folder.appending(
      path: "CompositionRoot.swift"),
    encoding: .utf8)
  let world = """
    import Foundation
    private enum WallClock { static func now() -> Date { Date() } }
    private enum ReceiptNumbers { static func next() -> UUID { UUID() } }
    private enum Lottery { static func draw() -> Int { 1 } }
    """
  let verdict = try SpecClient("", declarations: root + "\n" + world).typecheck(
    leavingOut: [
      "CompositionRoot.swift", "WallClock.swift", "ReceiptNumbers.swift",
      "Lottery.swift",
    ])
  // The compiler comes to the client last. What it says of the root there, of a type that tells the
  // world's name to other files, say, is no fault of these files.
  return verdict.explanation.hasPrefix("`")
    ? CompilerVerdict.accepted : verdict.explanation
}

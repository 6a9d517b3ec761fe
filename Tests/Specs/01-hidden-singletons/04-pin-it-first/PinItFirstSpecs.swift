import SpecSupport
import SpecTags
import Testing

@testable import PinItFirst

@Suite struct PinItFirstSpecs {
  @Test func `the original passes every check`() throws {
    let checks = postageChecks()
    _ = try #require(
      checks.first,
      """
      `postageChecks()` returns no check. An empty list accepts any postage, so it pins nothing. \
      Write a first check in `PostageChecks.swift`.
      """)

    // The lines of a complaint are items of their own, so that each is shown.
    let complaints = checks.compactMap { $0.complaint(about: legacyPostage) }
      .flatMap { $0.split(separator: "\n").map(String.init) }
    #expect(
      complaints == [],
      """
      The original doesn't pass these checks. What it does is right by definition, whatever the \
      leaflet says, because customers pay that price today. In the checks found here, replace \
      the expected price by the found one. Until then they count for no other spec.
      """)
  }

  @Test func `it does without legacyPostage`() throws {
    let checks = try SpecClient("_ = postageChecks()")
      .typecheck(leavingOut: ["LegacyPostage.swift"])

    #expect(
      checks.explanation == CompilerVerdict.accepted,
      """
      Your files were compiled without `LegacyPostage.swift`, and the line found here needs it. \
      A check that names the original can't judge a rewrite, and it follows every edit of the \
      original. Ask the postage that the check is given, and write the expected price as a \
      number. (A comment or a text may name the original.)
      """)
  }

  @Test func `it catches a heavy charge that starts a gram too early or late`()
  {
    #expect(
      [2_000, 2_002].map {
        FaultyPostage(firstHeavyGram: $0).verdict("heavy from \($0) g")
      }
        == ["heavy from 2000 g: caught", "heavy from 2002 g: caught"],
      """
      Two faulty copies were judged, whose heavy charge starts a gram too early or too late, and \
      not every one was caught. An edge has two sides, and a parcel farther away sees neither. \
      Pin the last gram before the edge and the first gram after it; try them on the original \
      to find out where the edge is.
      """)
  }

  @Test func `it catches free postage that starts a cent too early or late`() {
    #expect(
      [4_999, 5_001].map {
        FaultyPostage(firstFreeCent: $0).verdict("free from \($0) cents")
      }
        == ["free from 4999 cents: caught", "free from 5001 cents: caught"],
      """
      Two faulty copies were judged, in which parcels become free a cent too early or too late, \
      and not every one was caught. An edge has two sides. Pin the last cent of `worth` at which \
      a parcel pays, and the first cent at which it's free.
      """)
  }

  @Test func `it catches free postage that includes the trip abroad`() {
    #expect(
      FaultyPostage(isFreeAbroad: true).verdict(
        "free parcels go abroad for nothing")
        == "free parcels go abroad for nothing: caught",
      """
      A faulty copy got away: its free parcels don't pay the trip abroad. Where two rules meet, \
      the code decides which one wins, and an edit changes that easily. Pin a parcel that is \
      free and goes abroad.
      """)
  }

  @Test func `it catches free postage that includes the heavy charge`() {
    #expect(
      FaultyPostage(isFreeWhenHeavy: true).verdict(
        "free parcels pay no heavy charge")
        == "free parcels pay no heavy charge: caught",
      """
      A faulty copy got away: its free parcels don't pay the heavy charge. Where two rules meet, \
      the code decides which one wins, and an edit changes that easily. Pin a parcel that is \
      free and heavy.
      """)
  }

  @Test func `it catches free postage that leaves out members`() {
    #expect(
      FaultyPostage(isFreeForMembers: false).verdict("members always pay")
        == "members always pay: caught",
      """
      A faulty copy got away: in it, members pay for parcels that are free for everyone else. \
      Where two rules meet, the code decides which one wins, and an edit changes that easily. \
      Pin a parcel that is free and from a member.
      """)
  }

  @Test(.tags(.guard))
  func `keeps prices out of global state`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      Your checks keep something that can change in a global or static property. A check that \
      remembers an earlier postage judges the next one by it, and pins nothing. Write each \
      expected price as a number, and ask the postage that the check is given every time.
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

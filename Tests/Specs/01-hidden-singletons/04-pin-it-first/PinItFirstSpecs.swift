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
      `postageChecks()` returned no checks. An empty list accepts any postage \
      function, so it pins nothing. Write a first check in `PostageChecks.swift`.
      """)

    // The lines of a complaint are items of their own, so that each is shown.
    let complaints = checks.compactMap { $0.complaint(about: legacyPostage) }
      .flatMap { $0.split(separator: "\n").map(String.init) }
    #expect(
      complaints == [],
      """
      The spec ran your checks on the original, `legacyPostage`, and `found` lists their \
      complaints. The original is right by definition, whatever the leaflet says, because \
      customers pay its prices today. In each of these checks, replace the expected price with \
      the price that the check found. Until these checks pass, the other specs ignore them.
      """)
  }

  @Test func `it does without legacyPostage`() throws {
    let checks = try SpecClient("_ = postageChecks()")
      .typecheck(leavingOut: ["LegacyPostage.swift"])

    #expect(
      checks.explanation == CompilerVerdict.accepted,
      """
      The spec compiled your files without `LegacyPostage.swift`, and the compiler refused the \
      line in `found`. A check that names the original can't judge a rewrite, and every edit to \
      the original changes the check as well. Call the postage function that the check receives, \
      and write the expected price as a number. (A comment or a string may name the original.)
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
      In two faulty copies of the original, the heavy charge starts a gram too early or a gram \
      too late. At least one of these copies got past your checks. An edge has two sides, and \
      only the weights right next to the edge test them. Pin the last gram before the edge and \
      the first gram after it. To find the edge, try different weights on the original.
      """)
  }

  @Test func `it catches free postage that starts a cent too early or late`() {
    #expect(
      [4_999, 5_001].map {
        FaultyPostage(firstFreeCent: $0).verdict("free from \($0) cents")
      }
        == ["free from 4999 cents: caught", "free from 5001 cents: caught"],
      """
      In two faulty copies of the original, parcels become free a cent too early \
      or a cent too late. At least one of these copies got past your checks. An \
      edge has two sides, and you have to pin both. Pin the highest `worth` at \
      which a parcel isn't free, and the lowest `worth` at which it's free.
      """)
  }

  @Test func `it catches free postage that includes the trip abroad`() {
    #expect(
      FaultyPostage(isFreeAbroad: true).verdict(
        "free parcels go abroad for nothing")
        == "free parcels go abroad for nothing: caught",
      """
      A faulty copy that charges nothing for the trip abroad if a parcel is free got past \
      your checks. Where two rules meet, the code decides which rule wins, and an edit can \
      easily change that. Pin a parcel that is free and goes abroad.
      """)
  }

  @Test func `it catches free postage that includes the heavy charge`() {
    #expect(
      FaultyPostage(isFreeWhenHeavy: true).verdict(
        "free parcels pay no heavy charge")
        == "free parcels pay no heavy charge: caught",
      """
      A faulty copy whose free parcels don't pay the heavy charge got past \
      your checks. Where two rules meet, the code decides which rule wins, and \
      an edit can easily change that. Pin a parcel that is free and heavy.
      """)
  }

  @Test func `it catches free postage that leaves out members`() {
    #expect(
      FaultyPostage(isFreeForMembers: false).verdict("members always pay")
        == "members always pay: caught",
      """
      A faulty copy in which members pay for parcels that are free for everyone else \
      got past your checks. Where two rules meet, the code decides which rule wins, \
      and an edit can easily change that. Pin a parcel that is free and from a member.
      """)
  }

  @Test(.tags(.guard))
  func `keeps prices out of global state`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      `found` names each global or static property of yours that can change, and each \
      process-wide store that your code uses. A check that remembers the prices of one \
      postage function only compares the next function with them, so it pins nothing. Write \
      each expected price as a number, and call the given postage function each time.
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

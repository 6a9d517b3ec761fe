import SpecSupport
import SpecTags
import Testing

@testable import PinItFirst

@Suite struct PinItFirstSpecs {
  @Test func `the original passes every check`() throws {
    let checks = postageChecks()
    try #require(
      !checks.isEmpty,
      "There is no check. An empty list accepts any postage: write one.")

    let complaints = checks.compactMap { $0.complaint(about: legacyPostage) }

    #expect(
      complaints.isEmpty,
      """
      What the original does is right by definition, whatever the leaflet \
      says. Expect what was found. Until then such a check counts for no \
      other spec.

      \(complaints.joined(separator: "\n\n"))
      """)
  }

  @Test func `it does without legacyPostage`() throws {
    let checks = try Client("_ = postageChecks()")
      .typecheck(leavingOut: ["LegacyPostage.swift"])

    #expect(
      checks.isAccepted,
      """
      Your checks do not build without `LegacyPostage.swift`: \
      \(checks.errors.first ?? ""). A check that names the original cannot \
      judge a rewrite. Ask the postage that the check is given, and write \
      the expected price as a number.
      """)
  }

  @Test(arguments: [2_000, 2_002])
  func `it catches a heavy charge that starts a gram too early or late`(
    first: Int
  ) {
    let isCaught = FaultyPostage(firstHeavyGram: first).isCaught

    #expect(
      isCaught,
      """
      A faulty copy got away: its heavy charge starts at \(first) grams, not \
      at 2001. An edge has two sides: pin the last gram before it and the \
      first after it.
      """)
  }

  @Test(arguments: [4_999, 5_001])
  func `it catches free postage that starts a cent too early or late`(
    first: Int
  ) {
    let isCaught = FaultyPostage(firstFreeCent: first).isCaught

    #expect(
      isCaught,
      """
      A faulty copy got away: it is free from \(first) cents on, not from \
      5000. Pin the last cent that pays and the first that does not.
      """)
  }

  @Test func `it catches free postage that includes the trip abroad`() {
    let isCaught = FaultyPostage(isFreeAbroad: true).isCaught

    #expect(
      isCaught,
      """
      A faulty copy got away: it sends free parcels abroad for nothing. \
      Rules may clash: pin one parcel under both of them.
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

import SpecSupport
import Testing

@testable import PinItFirst

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct PinItFirstAgainSpecs {
  #if AGAIN_1
    @Test func `three parcels are enough`() {
      let asked = SpecRecorder<Int>()
      for check in postageChecks() {
        _ = check.complaint { parcel in
          asked.record(parcel.grams)
          return legacyPostage(parcel)
        }
      }

      #expect(
        ["\(postageChecks().count) checks", "\(asked.values.count) parcels"]
          == ["3 checks", "3 parcels"],
        """
        `found` shows how many checks you wrote, and how many parcels they passed to \
        the postage function. Under this constraint, each parcel pins several edges and \
        rules at once. Look for two parcels that pin the same edge or the same rule.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `one check pins a text of many prices`() {
      let checks = postageChecks()
      let complaint = checks.first?.complaint { _ in -1 } ?? ""
      let expected = complaint.split(separator: "\n")
        .drop { !$0.hasPrefix("expected:") }
        .prefix { !$0.hasPrefix("found:") }
      let isLong = expected.count > 8

      #expect(
        ["\(checks.count) check", isLong ? "many lines" : "few lines"]
          == ["1 check", "many lines"],
        """
        `found` shows how many checks you wrote, and how long the text is that the first check \
        expects. Under this constraint, you write a single approval test: a check that compares \
        one text, with a line for each parcel. Look at the text that your check returns.
        """)
    }
  #endif
}

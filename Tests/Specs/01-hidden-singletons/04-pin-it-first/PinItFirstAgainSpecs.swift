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
        the postage. Under this constraint, one parcel is on several edges, and pins \
        several rules at once. Look at which of your parcels pin the same thing.
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
        `found` shows how many checks you wrote, and how much text the first check \
        expects. Under this constraint, a single check compares a text that has a \
        line for each parcel: an approval test. Look at what your check returns.
        """)
    }
  #endif
}

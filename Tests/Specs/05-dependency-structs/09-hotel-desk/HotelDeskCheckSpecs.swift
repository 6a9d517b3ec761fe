import SpecTags
import Testing

@testable import HotelDesk

@Suite struct HotelDeskCheckSpecs {
  /// What a check says of sound offices, one of which asks more often than it needs.
  private func complaint(of check: Check) -> String? {
    [false, true].lazy.compactMap { isChatty in
      check.complaint {
        JudgedOffice($0, $1, $2, $3, $4, fault: nil, isChatty: isChatty)
      }
    }.first
  }

  private func complaint(of check: Check, about fault: JudgedOffice.Fault)
    -> String?
  {
    check.complaint { JudgedOffice($0, $1, $2, $3, $4, fault: fault) }
  }

  /// The faults about which no check complains; only checks that sound offices pass count.
  private func missed(_ faults: [JudgedOffice.Fault]) -> [String] {
    let checks = officeChecks().filter { complaint(of: $0) == nil }
    return faults.filter { fault in
      checks.allSatisfy { complaint(of: $0, about: fault) == nil }
    }.map { "\($0.rawValue): got away" }
  }

  @Test(.tags(.guard))
  func `keeps your checks fair to sound offices`() {
    let checks = officeChecks()
    let complaints = JudgedOffice.Fault.allCases.flatMap { fault in
      checks.compactMap { check in
        _ = complaint(of: check, about: fault)
        return complaint(of: check)
      }
    }
    let found = Set(complaints).sorted().flatMap {
      $0.split(separator: "\n").map(String.init)
    }

    #expect(
      found == [],
      """
      The spec ran your checks on two sound offices, and did so again after each \
      faulty office. `found` lists the complaints about the sound offices. One of \
      these two offices asks for each rate twice and notes both calls, because the \
      brief lets an office ask for a rate more than once. A check that rejects sound \
      code teaches people to ignore it, and the other specs don't count such a check. \
      Compare what the check expects with the brief and with `FrontOffice.swift`.
      """)
  }

  @Test func `your checks catch an office that mistakes the day`() {
    let faults = JudgedOffice.Fault.aboutDays
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      Your checks judged offices with one fault each. `found` lists the faults that \
      none of your checks caught. Such faults appear only when time passes, or a \
      rate changes, while the office is open. Look at what can change in the world \
      of your `officeChecks()`, and at the hours at which your checks use an office.
      """)
  }

  @Test func `your checks catch a journal that isn't complete`() {
    let faults = JudgedOffice.Fault.aboutTheJournal
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      Your checks judged offices with one fault each. `found` lists the faults that none \
      of your checks caught. The journal must list each call to the house's devices \
      once, with its outcome, even if the call failed. Look at what the devices of your \
      `officeChecks()` record, and at which functions of an office call these devices.
      """)
  }

  @Test func `your checks catch an office that fails badly`() {
    let faults = JudgedOffice.Fault.aboutFailures
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      Your checks judged offices with one fault each. `found` lists the faults that \
      none of your checks caught. Most of these faults appear only when a device \
      fails, and some of them only in what the office does after that. Look at which \
      of your devices in `officeChecks()` can fail, and at what your checks do then.
      """)
  }
}

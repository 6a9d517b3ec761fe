import SpecSupport
import SpecTags
import Testing

@testable import Theatre

@Suite struct TheatreCheckSpecs {
  /// The faults about which no check complains; only checks that sound desks pass count.
  private func missed(_ faults: [JudgedDesk.Fault]) -> [String] {
    let checks = deskChecks().filter { check in
      JudgedDesk.sound.allSatisfy { check.complaint(about: $0) == nil }
    }
    return faults.filter { fault in
      checks.allSatisfy { $0.complaint(about: JudgedDesk.maker(fault)) == nil }
    }.map { "\($0.rawValue): got away" }
  }

  @Test func `your checks catch a report that isn't right`() {
    let missed = missed(JudgedDesk.Fault.aboutReports)

    #expect(
      missed == [],
      """
      `found` lists desks that report too little, too much or too late, and none \
      of your checks complained about them. A fault that the rehearsal doesn't \
      report is found in the middle of a show. Look at which faults the venues \
      of your checks have, at how many of each, and at whether a venue's list \
      changes later. (The spec ignores checks that complain about a sound desk.)
      """)
  }

  @Test func `your checks catch doors that open wrongly`() {
    let missed = missed(JudgedDesk.Fault.aboutDoors)

    #expect(
      missed == [],
      """
      `found` lists desks that open the doors when they shouldn't, or switch on the \
      wrong machines, and none of your checks complained about them. Look at what the \
      venues of your checks record while the doors open or stay shut, and at what the \
      machines receive. (The spec ignores checks that complain about a sound desk.)
      """)
  }

  @Test func `your checks catch a cue that goes wrong`() {
    let missed = missed(JudgedDesk.Fault.aboutCues)

    #expect(
      missed == [],
      """
      `found` lists desks that run a cue differently from the prompt book, or on machines \
      other than the evening's, and none of your checks complained about them. Look at which \
      cues your checks run, in which order, how often and in how many venues, and at what \
      happens between the cues. (The spec ignores checks that complain about a sound desk.)
      """)
  }

  @Test(.tags(.guard))
  func `keeps your checks fair to sound desks`() {
    let checks = deskChecks()
    // Some of the faults are enough, because each judgement takes its time.
    let faults = JudgedDesk.Fault.allCases.enumerated().filter {
      $0.offset % 6 == 0
    }.map(\.element)
    let complaints = faults.flatMap { fault in
      checks.flatMap { check in
        _ = check.complaint(about: JudgedDesk.maker(fault))
        return JudgedDesk.sound.compactMap(check.complaint)
      }
    }
    let found = Set(complaints).sorted().flatMap {
      $0.split(separator: "\n").map(String.init)
    }

    #expect(
      found == [],
      """
      Your checks judged two desks without a fault, after judging faulty desks, and `found` shows \
      which checks complained about the sound ones. The second sound desk reports its findings \
      and switches on its machines in a different order, because no order is promised. A check \
      that refuses sound desks teaches people to ignore that check, and the other specs ignore it \
      as well. Compare what the check expects with the exercise's page and with `CueDesk.swift`.
      """)
  }
}

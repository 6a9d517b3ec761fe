import SpecSupport
import Testing

@testable import FloodWarning

@Suite struct FloodWarningCheckSpecs {
  /// The faults about which no check complains that passes on sound rules.
  private func missed(_ faults: [Fault]) -> [String] {
    let checks = warningChecks().filter {
      $0.complaint { PlantedRules.rehearsal($0) } == nil
    }
    return faults.filter { fault in
      checks.allSatisfy {
        $0.complaint { PlantedRules.rehearsal($0, with: fault) } == nil
      }
    }.map { "\($0.rawValue): got away" }
  }

  @Test func `sound rules pass every check of yours`() {
    let checks = warningChecks()
    let results = again {
      checks.compactMap { $0.complaint { PlantedRules.rehearsal($0) } }
    }
    let complaints = Set(results.joined()).sorted().flatMap {
      $0.split(separator: "\n").map(String.init)
    }

    #expect(
      complaints == [],
      """
      Rules without a fault were judged by your checks three times, and this is what the checks \
      complained about. A rehearsal shows each text whole, and a check that expects anything else \
      teaches people to ignore it. Look at what the check expects.
      """)
    #expect(
      checks.isEmpty == false,
      """
      `warningChecks()` returns no check at all. Without a check, any rules pass. Write the first \
      one: hand over a plan, name some levels, and say who must hear what.
      """)
  }

  @Test func `your checks catch rules that misjudge a level`() {
    let missed = missed([
      .lateAlert, .earlyAlert, .lateDanger, .noRise, .smallRise, .riseBelow,
      .oldRise, .oneRiver,
    ])

    #expect(
      missed == [],
      """
      Rules with these faults were judged, and no check that passes on sound rules complained. A \
      stage begins at an exact level or with an exact rise, and each river has levels of its own. \
      Look at which levels your checks try on both sides of each border, and for how many rivers.
      """)
  }

  @Test func `your checks catch rules that tell the wrong people`() {
    let missed = missed([
      .allHearAlerts, .wardensMissDanger, .clearForAll, .clearForWardens,
      .oneFlood,
    ])

    #expect(
      missed == [],
      """
      Rules with these faults were judged, and no check that passes on sound rules complained. A \
      contact who wants dangers only must not hear of an alert, and an all-clear is for those who \
      heard a warning. Look at whom your checks expect in an alert, in a danger and at the end of \
      each, and whether two rivers flood in one of them.
      """)
  }

  @Test func `your checks catch a message that's repeated, forgotten or wrong`()
  {
    let missed = missed([
      .repeats, .alertAfterDanger, .noClear, .clearAgain, .oneFloodForever,
      .dangerOnce, .oldLevel,
      .noAdvice,
    ])

    #expect(
      missed == [],
      """
      Rules with these faults were judged, and no check that passes on sound rules complained. \
      Each stage's warning goes out once in a flood, and the flood ends with one all-clear. Look \
      at whether a check of yours goes through a whole flood and into the next one, and compares \
      every text.
      """)
  }
}

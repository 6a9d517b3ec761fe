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
      The spec ran your checks three times on rules without a fault, and `found` \
      lists their complaints. People learn to ignore a check that complains about \
      sound rules. Compare what each check expects with the rules on the exercise's \
      page. A rehearsal shows each text in full, so a check must expect whole texts.
      """)
    #expect(
      checks.isEmpty == false,
      """
      `warningChecks()` returned no checks. Without a check, any rules pass. Write the \
      first check: pass in a plan and some levels, and list who must receive which text.
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
      The spec ran your checks on rules with one fault at a time, and `found` lists the faults \
      that no check caught. Checks that complain about sound rules didn't count. A stage begins \
      at an exact level or with an exact rise, and each river has its own levels. Look at whether \
      your checks try a level on each side of every limit, and at how many rivers they use.
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
      The spec ran your checks on rules with one fault at a time, and `found` lists the faults \
      that no check caught. Checks that complain about sound rules didn't count. A contact who \
      wants only dangers must not receive an alert, and an all-clear is only for contacts who \
      received a warning. Look at which contacts your checks expect to receive each alert, \
      danger and all-clear, and at whether two rivers flood in one of your checks.
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
      The spec ran your checks on rules with one fault at a time, and `found` lists the faults \
      that no check caught. Checks that complain about sound rules didn't count. Each stage's \
      warning goes out once in a flood, and the flood ends with one all-clear. Look at whether \
      one of your checks continues from one whole flood into the next, and compares every text.
      """)
  }
}

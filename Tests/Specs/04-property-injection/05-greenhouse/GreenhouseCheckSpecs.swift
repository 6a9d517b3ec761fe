import SpecTags
import Testing

@testable import Greenhouse

@Suite struct GreenhouseCheckSpecs {
  /// What your checks say of sound houses, each of which turns to its beds in another order.
  private func complaint(of check: Check) -> String? {
    [false, true].lazy.compactMap { isReversed in
      check.complaint {
        JudgedHouse($0, $1, fault: nil, isReversed: isReversed)
      }
    }.first
  }

  /// The faults that no check notices. One that refuses a sound house has noticed nothing.
  private func missed(_ faults: [JudgedHouse.Fault]) -> [String] {
    let checks = houseChecks().filter { complaint(of: $0) == nil }
    return faults.filter { fault in
      checks.allSatisfy { check in
        check.complaint { JudgedHouse($0, $1, fault: fault) } == nil
      }
    }.map { "\($0.rawValue): got away" }
  }

  @Test(.tags(.guard))
  func `keeps your checks fair to sound houses`() {
    let checks = houseChecks()
    let complaints = (1...2).flatMap { _ in checks.compactMap(complaint) }
    let found = Set(complaints).sorted().flatMap {
      $0.split(separator: "\n").map(String.init)
    }

    #expect(
      found == [],
      """
      The spec ran your checks on two houses without a fault, and `found` lists the checks that \
      failed. One house goes through its beds in order, and connects a new sensor before it ends \
      the old line. The other house does both in the opposite order, because no order is \
      promised. A check must accept every sound house, so the specs about faults ignore any check \
      that fails here. Compare what the check expects with the brief and with `House.swift`.
      """)
  }

  @Test func `your checks catch a house that trusts a flaky sensor`() {
    let faults: [JudgedHouse.Fault] = [
      .countsTwice, .countsLate, .isDeafAtFirst, .neverRings, .ringsOnce,
    ]
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      The spec ran your checks on houses with one fault each, and `found` lists the \
      faults that no check noticed. Such a fault shows only if a check's hardware behaves \
      like a flaky sensor, which reports twice, too late, while it's being connected, or \
      not at all. Look at which of these the hardware in `houseChecks()` can simulate.
      """)
  }

  @Test func `your checks catch a house that keeps a replaced sensor`() {
    let faults: [JudgedHouse.Fault] = [
      .hearsReplaced, .keepsReplacedLine, .carriesNumbersOn,
    ]
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      The spec ran your checks on houses with one fault each, and `found` lists the faults that \
      no check noticed. After a replacement there are two devices: the old device may still \
      report, and the new device starts to count anew. Write a check in `houseChecks()` that \
      replaces a sensor, sends reports from both devices, and records which lines were ended.
      """)
  }

  @Test func `your checks catch a house that doesn't end`() {
    let faults: [JudgedHouse.Fault] = [
      .hearsWhenClosed, .keepsLines, .ringsWhenClosed, .neverGoes,
    ]
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      The spec ran your checks on houses with one fault each, and `found` lists the \
      faults that no check noticed. Faults like these show only after `close`. \
      Continue a check in `houseChecks()` after the house is closed: send a report, \
      make a round, and look at what is still connected and what is still in memory.
      """)
  }
}

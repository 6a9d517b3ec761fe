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
      Two houses without a fault were judged by your checks, and these checks complained. One \
      house turns to its beds in their order and connects a new sensor before it ends the old \
      line; the other house does both the other way round, because no order is promised. A \
      check that refuses sound houses teaches people to ignore it, and it counts for no other \
      spec. Compare what the check expects with the page and with `House.swift`.
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
      Your checks judged houses with one fault each, and let these pass. A fault shows only \
      when the hardware of a check behaves as a flaky sensor does, which reports twice, too late, \
      while it's being connected, or not at all. Look at what the hardware that `houseChecks()` \
      uses can play.
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
      Your checks judged houses with one fault each, and let these pass. After a replacement \
      there are two devices, because the old one may still report, and the new one counts anew. \
      Write a check in `houseChecks()` that replaces a sensor, speaks for both devices, and notes \
      which lines were ended.
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
      Your checks judged houses with one fault each, and let these pass. Faults like these \
      show only after `close`. Go on in a check of `houseChecks()` when the house is closed: send a \
      report, make a round, and look at what is still connected and what is still in memory.
      """)
  }
}

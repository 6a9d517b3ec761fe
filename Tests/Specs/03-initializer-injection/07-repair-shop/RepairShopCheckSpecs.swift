import SpecSupport
import Testing

@testable import RepairShop

@Suite struct RepairShopCheckSpecs {
  /// The faults about which no check complains; only checks that a sound desk passes count.
  private func missed(_ faults: [PlantedDesk.Fault]) -> [String] {
    let checks = deskChecks().filter {
      $0.complaint(about: PlantedDesk.maker()) == nil
    }
    return faults.filter { fault in
      checks.allSatisfy {
        $0.complaint(about: PlantedDesk.maker(fault)) == nil
      }
    }.map { "\($0.rawValue): got away" }
  }

  @Test func `a sound desk passes every check of yours`() {
    let checks = deskChecks()
    let desks = [false, true, false].map {
      PlantedDesk.maker(isChatty: $0)
    }
    let texts = desks.flatMap { desk in
      checks.compactMap { $0.complaint(about: desk) }
    }
    // The lines of a text are items of their own, so that each is shown.
    let complaints = Set(texts).sorted().flatMap {
      $0.split(separator: "\n").map(String.init)
    }

    #expect(
      complaints == [],
      """
      The spec ran your checks on desks without a fault, and `found` lists their complaints. \
      One of the desks asks for each price more often than it needs to, which no customer \
      notices. A check that refuses sound code teaches people to ignore checks. Look at what \
      each of these checks expects, and at what the world that it builds returns.
      """)
    let missed = missed([.noMarkup, .membersPayAll])
    #expect(
      missed == [],
      """
      The spec ran your checks on desks that charge a wrong price, and no check \
      complained about the desks in `found`. Checks that accept any price prove \
      nothing about a sound desk, either. Look at what your checks expect.
      """)
  }

  @Test func `your checks catch the wrong supplier`() {
    let missed = missed(PlantedDesk.Fault.aboutSuppliers)

    #expect(
      missed == [],
      """
      The spec ran your checks on desks that buy from the wrong supplier, and no check \
      complained about the desks in `found`. A wrong supplier costs the customers \
      money or time. Look at which days your checks try, and at what they do when a \
      supplier fails. Also look at what changes in their world while a desk works.
      """)
  }

  @Test func `your checks catch a loan that goes wrong`() {
    let missed = missed(PlantedDesk.Fault.aboutLoans)

    #expect(
      missed == [],
      """
      The spec ran your checks on desks that get loans wrong, and no check complained \
      about the desks in `found`. Such a desk charges a wrong price, or loses count of \
      its bikes. The brief has a sentence for each of these faults. Look at how long the \
      loans in your checks are, and at how many bikes your checks lend and bring back.
      """)
  }

  @Test func `your checks catch a repair that isn't what it was`() {
    let missed = missed(PlantedDesk.Fault.aboutRepairs)

    #expect(
      missed == [],
      """
      The spec ran your checks on desks that charge, order or number repairs differently \
      from before. No check complained about the desks in `found`. A change to a program \
      must leave everything else as it was. Look at which kinds of jobs your checks try, \
      at what those jobs order, and at what happens to a job that fails.
      """)
  }
}

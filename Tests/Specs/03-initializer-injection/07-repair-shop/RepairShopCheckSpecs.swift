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
      The spec ran your checks on desks without a fault, and `found` lists their \
      complaints. One of these desks asks for each price more often than it needs \
      to, which is allowed. A check must accept every sound desk, because people \
      soon ignore a check that rejects sound code. Look at what each of these checks \
      expects, and at what its suppliers, its price list and its calendar return.
      """)
    let missed = missed([.noMarkup, .membersPayAll])
    #expect(
      missed == [],
      """
      The spec ran your checks on two desks that charge wrong prices, and `found` \
      lists the faults that no check caught. If your checks accept wrong prices, \
      they prove nothing about a sound desk either. Look at what your checks expect.
      """)
  }

  @Test func `your checks catch the wrong supplier`() {
    let missed = missed(PlantedDesk.Fault.aboutSuppliers)

    #expect(
      missed == [],
      """
      The spec ran your checks on desks that buy from the wrong supplier, and `found` \
      lists the faults that no check caught. A wrong supplier costs the customers \
      money or time. Look at which days your checks try, and at what they do when a \
      supplier fails. Look also at what changes while a desk works on a job.
      """)
  }

  @Test func `your checks catch a loan that goes wrong`() {
    let missed = missed(PlantedDesk.Fault.aboutLoans)

    #expect(
      missed == [],
      """
      The spec ran your checks on desks that get loans wrong, and `found` lists the faults \
      that no check caught. Such a desk charges a wrong price, or loses count of its \
      bikes. The brief contains a rule against each of these faults. Look at how long the \
      loans in your checks are, and at how many bikes your checks lend and bring back.
      """)
  }

  @Test func `your checks catch a repair that isn't what it was`() {
    let missed = missed(PlantedDesk.Fault.aboutRepairs)

    #expect(
      missed == [],
      """
      The spec ran your checks on desks that charge, order or number repairs differently from \
      before. `found` lists the faults that no check caught. The new demands must not change \
      what a repair costs, what it orders or how it's numbered. Look at which kinds of jobs \
      your checks try, at what those jobs order, and at what happens to a job that fails.
      """)
  }
}

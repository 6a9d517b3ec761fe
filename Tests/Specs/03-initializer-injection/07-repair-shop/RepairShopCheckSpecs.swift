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
      Desks without a fault were judged by your checks, and this is what they complained about. One \
      of the desks asks for each price more often than it needs, which no customer notices. A check \
      that refuses sound code teaches people to ignore it. Look at what each check found here \
      expects, and at what its world says.
      """)
    let missed = missed([.noMarkup, .membersPayAll])
    #expect(
      missed == [],
      """
      These desks charge a wrong price, and no check of yours complained. Checks that let any price \
      pass say nothing about a sound desk either. Look at what your checks expect.
      """)
  }

  @Test func `your checks catch the wrong supplier`() {
    let missed = missed(PlantedDesk.Fault.aboutSuppliers)

    #expect(
      missed == [],
      """
      These desks buy from the wrong supplier, and no check of yours complains. Customers pay for \
      it or wait for it. Look at which days your checks try, at what they do when a supplier fails, \
      and at what happens in their world while a desk works.
      """)
  }

  @Test func `your checks catch a loan that goes wrong`() {
    let missed = missed(PlantedDesk.Fault.aboutLoans)

    #expect(
      missed == [],
      """
      These desks lend bikes at a wrong price, or bikes that they don't have, and no check of yours \
      complains. The page has a sentence for each of these faults. Look at how long the loans of \
      your checks are, and at how many bikes they lend and bring back.
      """)
  }

  @Test func `your checks catch a repair that isn't what it was`() {
    let missed = missed(PlantedDesk.Fault.aboutRepairs)

    #expect(
      missed == [],
      """
      These desks charge, order or number repairs otherwise than the shop did before, and no check \
      of yours complains. A change must not change what it doesn't mean to. Look at which kinds of \
      jobs your checks try, at what they order, and at what happens to a job that fails.
      """)
  }
}

import SpecTags
import Testing

@testable import MeterReadings

@Suite struct MeterReadingsCheckSpecs {
  /// Begins walks that have the fault when they are for this utility, and are sound for the other.
  private func maker(
    _ fault: JudgedWalk.Fault? = nil, at side: SpecTown.Side? = nil,
    isChatty: Bool = false
  ) -> MakeWalk {
    { meters, utility, store in
      let isHere =
        switch utility {
        case .brook: side == .brook
        case .delta: side == .delta
        }
      return JudgedWalk(
        meters, utility, store, fault: isHere ? fault : nil, isChatty: isChatty)
    }
  }

  private func complaint(of check: Check) -> String? {
    [false, true].lazy.compactMap {
      check.complaint(about: maker(isChatty: $0))
    }
    .first
  }

  /// The faults about which no check complains; only checks that sound walks pass count.
  private func missed(
    _ faults: [JudgedWalk.Fault],
    at sides: [SpecTown.Side] = SpecTown.Side.allCases
  ) -> [String] {
    let checks = walkChecks().filter { complaint(of: $0) == nil }
    return faults.flatMap { fault in
      sides.filter { side in
        checks.allSatisfy { $0.complaint(about: maker(fault, at: side)) == nil }
      }.map { "at \($0.rawValue), \(fault.rawValue): got away" }
    }
  }

  @Test(.tags(.guard))
  func `keeps your checks fair to sound walks`() {
    let checks = walkChecks()
    let complaints = JudgedWalk.Fault.allCases.flatMap { fault in
      checks.compactMap { check in
        _ = check.complaint(about: maker(fault, at: .delta))
        return complaint(of: check)
      }
    }
    let found = Set(complaints).sorted().flatMap {
      $0.split(separator: "\n").map(String.init)
    }

    #expect(
      found == [],
      """
      The spec ran your checks on two sound walks, each time after a faulty walk. \
      `found` lists the checks that complained about a sound walk. One sound walk \
      reads its store when it begins, and then remembers what waits. The other reads \
      its store at each call, and saves twice, which is also allowed. A check that \
      refuses a sound walk teaches people to ignore that check, and the other specs \
      ignore it as well. Compare what the check expects with this exercise's page and \
      with `Walk.swift`, and look at how the check's own server and store behave.
      """)
  }

  @Test func `your checks catch a walk that loses or repeats a number`() {
    let missed = missed(JudgedWalk.Fault.aboutLoss)

    #expect(
      missed == [],
      """
      The spec ran your checks on walks that each had one fault, at one of the two \
      utilities. `found` lists the faults that no check noticed. A lost number may show only \
      after the app has started again. The harm of an empty battery shows only in what the \
      store holds while the server is being called. Look at what the server and the store in \
      `walkChecks()` record, and at the utility for which each check begins a walk.
      """)
  }

  @Test func `your checks catch a walk that sends out of order`() {
    let missed = missed(JudgedWalk.Fault.aboutOrder)

    #expect(
      missed == [],
      """
      The spec ran your checks on walks that each had one fault, at one of the two utilities. \
      `found` lists the faults that no check noticed. A wrong order shows only if several \
      different numbers wait, and if the network comes and goes while they're being sent. Look \
      at how many numbers wait in the checks of `walkChecks()`, and at when the network is gone.
      """)
  }

  @Test func `your checks catch a walk that misunderstands a utility`() {
    let (both, delta) = (
      JudgedWalk.Fault.aboutAnswers, JudgedWalk.Fault.aboutDelta
    )
    let missed = missed(both) + missed(delta, at: [.delta])

    #expect(
      missed == [],
      """
      The spec ran your checks on walks that each had one fault, at one of the \
      two utilities. `found` lists the faults that no check noticed. Each utility \
      has its own unit and its own answers, and some of Delta's answers leave the \
      number waiting. Look at which answers in `World.swift` the server of \
      `walkChecks()` can give, and at what your checks compare afterwards.
      """)
  }
}

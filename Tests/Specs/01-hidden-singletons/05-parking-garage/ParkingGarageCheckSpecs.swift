import SpecSupport
import Testing

@testable import ParkingGarage

@Suite struct ParkingGarageCheckSpecs {
  @Test
  func `your checks pass a sound garage, at any hour and without its hardware`()
  {
    let judged = Tripwire.touched {
      again {
        garageChecks().compactMap {
          $0.complaint(about: makeGarages(with: nil))
        }
      }
    }
    let complaints = Set(judged.result.joined()).sorted().flatMap {
      $0.split(separator: "\n").map(String.init)
    }

    #expect(
      Set(judged.names).sorted() == [],
      """
      Your checks ran, and used what is found here. A check that asks the real clock is right at \
      some hours only, and one that raises the real barrier can't run on your computer. Build the \
      garages of a check with the function that it's given, in a world of your own.
      """)
    #expect(
      complaints == [],
      """
      Garages without a fault were judged by your checks three times, and these are the complaints. \
      A check that refuses sound code teaches people to ignore it, and it counts for no other spec. \
      Compare what the check expects with the comments in `GarageDesk.swift` and `Site.swift`.
      """)
    #expect(
      garageChecks().isEmpty == false,
      """
      `garageChecks()` returns no check at all. Without a check, any garage passes. Write a first \
      one in `GarageChecks.swift`.
      """)
  }

  @Test func `your checks catch a garage that meddles in another`() {
    let faults: [Fault] = [.places, .numbers, .tickets, .site, .world]

    #expect(
      missed(faults) == [],
      """
      Your checks judged garages with these faults, and let them pass. Each of these faults shows \
      only where two garages are open at the same time. Build two of them in a check, and do \
      things in one that only the other should know of.
      """)
  }

  @Test func `your checks catch a wrong time or a wrong price`() {
    let faults: [Fault] = [
      .morning, .openedOnce, .begun, .firstPrice, .nightEntry, .sign, .lateHour,
    ]

    #expect(
      missed(faults) == [],
      """
      Your checks judged garages with these faults, and let them pass. A fault about time shows \
      only when the clock of a check moves. Let a car come by day and leave at another hour, and \
      pin both sides of an edge: a full hour, opening and closing.
      """)
  }

  @Test func `your checks catch a wrong barrier, place or ticket`() {
    let faults: [Fault] = [
      .openWhenFull, .shutAtExit, .lostPlace, .twice, .oneMore,
    ]

    #expect(
      missed(faults) == [],
      """
      Your checks judged garages with these faults, and let them pass. A barrier is seen by the \
      world of a check alone, and places matter when there are hardly any left. Record which \
      barriers rise, fill a small garage, and let its cars leave again.
      """)
  }

  #if AGAIN_2
    @Test func `your checks are one transcript`() {
      let names = garageChecks().map(\.name)

      #expect(
        Array(names.dropFirst()) == [],
        """
        These checks stand next to the first one. Under this constraint, one check runs through \
        a whole day, writes down what happened line by line, and expects that text. Move what \
        these checks do into the transcript of the first.
        """)
    }
  #endif
}

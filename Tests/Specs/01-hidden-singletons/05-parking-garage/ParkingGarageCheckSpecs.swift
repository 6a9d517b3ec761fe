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
      The spec ran your checks, and `found` lists the real hardware that they \
      used. A check must run at any hour and without the hardware, so it can't \
      use the real clock or a real barrier. In a check, build each garage with \
      the function that the check receives, in a `GarageWorld` of your own.
      """)
    #expect(
      complaints == [],
      """
      The spec ran your checks three times on garages without a fault, and \
      `found` lists their complaints. People soon ignore a check that refuses \
      sound code, and the other specs don't count it. Compare what each check \
      expects with the comments in `GarageDesk.swift` and `Site.swift`.
      """)
    #expect(
      garageChecks().isEmpty == false,
      """
      `garageChecks()` returned no check at all. Without a check, any \
      garage passes. Write a first check in `GarageChecks.swift`.
      """)
  }

  @Test func `your checks catch a garage that meddles in another`() {
    let faults: [Fault] = [.places, .numbers, .tickets, .site, .world]

    #expect(
      missed(faults) == [],
      """
      Your checks judged garages with one fault each, and didn't catch the faults in `found`. \
      Each of these faults shows only where two garages are open at the same time. Build two \
      garages in a check, and do things in one garage that must not show in the other.
      """)
  }

  @Test func `your checks catch a wrong time or a wrong price`() {
    let faults: [Fault] = [
      .morning, .openedOnce, .begun, .firstPrice, .nightEntry, .sign, .lateHour,
    ]

    #expect(
      missed(faults) == [],
      """
      Your checks judged garages with one fault each, and didn't catch the \
      faults in `found`. A fault about time shows only when the clock of a check \
      moves on. Let a car come by day and leave at another hour, and pin both \
      sides of each edge, such as a full hour, the opening and the closing.
      """)
  }

  @Test func `your checks catch a wrong barrier, place or ticket`() {
    let faults: [Fault] = [
      .openWhenFull, .shutAtExit, .lostPlace, .twice, .oneMore,
    ]

    #expect(
      missed(faults) == [],
      """
      Your checks judged garages with one fault each, and didn't catch the faults \
      in `found`. A check can see a barrier rise only in its own `GarageWorld`, and \
      it can see a fault about places only in a garage that is almost full. Record \
      which barriers rise, fill a small garage, and let its cars leave again.
      """)
  }

  #if AGAIN_2
    @Test func `your checks are one transcript`() {
      let names = garageChecks().map(\.name)

      #expect(
        Array(names.dropFirst()) == [],
        """
        `found` lists the checks that you wrote in addition to the first one. Under this \
        constraint, one check goes through a whole day, writes down what happens line by line, and \
        expects that text. Move the steps of these checks into the transcript of the first check.
        """)
    }
  #endif
}

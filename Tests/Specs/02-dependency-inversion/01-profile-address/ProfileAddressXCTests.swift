import SpecSupport
import XCTest

@testable import ProfileAddress

final class ProfileAddressXCTests: XCTestCase {
  func testTwoProfilesEachShowTheirOwnAddress() {
    let locker = makeProfile(name: "Kim", locker: { "Locker 12" })
    let other = makeProfile(name: "Kim", locker: { "Hill Farm" })
    let home = makeProfile(
      name: "Kim", street: "12 Elm St", city: "Troy", state: "NY")

    XCTAssertEqual(
      inTurn(locker, other) { $0.displayAddress }
        + inTurn(home, locker) { $0.displayAddress },
      [
        "Locker 12", "Hill Farm", "Locker 12",
        "12 Elm St, Troy, NY", "Locker 12", "12 Elm St, Troy, NY",
      ],
      "Three customers of the same name, two with lockers and one in the US, were asked in turn. "
        + "Each profile must show the address that it was given itself. "
        + "Look at where `Profile` keeps what it was given: it belongs in a property of its own."
    )
  }

  func testAProfileFollowsAnAddressThatMoves() {
    let place = SpecVariable("Berth 1")
    let profile = makeProfile(name: "Ada", locker: { place.value })

    let found = ["Berth 1", "Berth 2", "Berth 2", "Berth 1", ""].map { now in
      place.value = now
      return profile.displayAddress
    }

    XCTAssertEqual(
      found, ["Berth 1", "Berth 2", "Berth 2", "Berth 1", ""],
      "One profile was asked five times, and its locker had moved in between. "
        + "An address may change, so a line that is kept grows old. "
        + "Look at when `locker` is called: it must be each time that `displayAddress` is read."
    )
  }

  func testAProfileHoldsOnToItsAddress() {
    final class Berth: Sendable {
      let number = 1
    }
    func profile() -> Profile {
      let berth = Berth()
      return makeProfile(name: "Ada", locker: { "Berth \(berth.number)" })
    }
    let ada = profile()

    XCTAssertEqual(
      [ada.displayAddress, ada.displayAddress], ["Berth 1", "Berth 1"],
      "Nothing but the profile holds this address, and the profile doesn't show its line. "
        + "Every customer has an address, so the profile must keep it. "
        + "Look at what holds the address in `Profile.swift`: it must be a strong reference."
    )
  }

  func testKeepsTheEnvelopeOfAUSCustomer() {
    let envelopes = [
      ("12 Elm St", "Troy", "NY"), ("", "Ghent", ""), ("a, b", "É 🏠", " "),
    ]
    .map { street, city, state in
      Envelope(
        profile: makeProfile(
          name: "Ada", street: street, city: city, state: state)
      ).text
    }

    XCTAssertEqual(
      envelopes,
      ["Ada\n12 Elm St, Troy, NY", "Ada\n, Ghent, ", "Ada\na, b, É 🏠,  "],
      "These are the envelopes of three US customers; the second one left the street and the "
        + "state empty. The post room must not notice that you moved code. Compare the lines. If "
        + "the parts are there in another order, look at `makeProfile`. If they're written in "
        + "another way, look at the code that now writes a US address. If none of them is there, "
        + "the profile asks something that the US address doesn't answer.")
  }
}

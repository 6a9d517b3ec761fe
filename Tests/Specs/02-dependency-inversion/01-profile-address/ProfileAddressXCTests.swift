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
      "The spec built three profiles with the same name, two with lockers and "
        + "one in the US, and read their addresses in turn. Each profile must "
        + "show the address that it was given. Look at where `Profile` keeps its "
        + "address: each profile must store its address in a property of its own."
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
      "The spec read the address of one profile five times, and the locker moved in "
        + "between. An address may change, so a stored line goes out of date. Look at when your "
        + "code calls `locker`: that call must happen each time that `displayAddress` is read."
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
      "The spec kept no reference to the locker that it passed in, so only the profile could "
        + "keep the address alive. The profile didn't show the line of that address. A profile "
        + "must hold its address for as long as the profile exists. Look at the property in "
        + "`Profile.swift` that stores the address: it must hold a strong reference."
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
      "The spec printed the envelopes of three US customers, the second of whom left "
        + "the street and the state empty. Every envelope must read as it did before you "
        + "moved any code. Compare the lines. If the parts are in a different order, "
        + "look at `makeProfile`. If the parts are written differently, look at the code "
        + "that now writes a US address. If all the parts are missing, the profile asks "
        + "for something that the US address doesn't provide."
    )
  }
}

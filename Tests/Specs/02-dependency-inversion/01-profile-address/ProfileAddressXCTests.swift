import SpecSupport
import XCTest

@testable import ProfileAddress

final class ProfileAddressXCTests: XCTestCase {
  func testAnAddressWithoutItsLineDoesNotCompile() throws {
    let verdicts = try SpecClient.verdicts(on: [
      "struct Kiosk: Address { let displayAddress: String }",
      "struct Kiosk: Address {}",
      "final class Kiosk: Address {}",
      "struct Kiosk: Address, Codable, Hashable, CustomStringConvertible { var description = \"\" }",
    ])

    XCTAssertEqual(
      verdicts.map {
        "\($0.statements): \($0.isAccepted ? "compiles" : "doesn't compile")"
      },
      [
        "struct Kiosk: Address { let displayAddress: String }: compiles",
        "struct Kiosk: Address {}: doesn't compile",
        "final class Kiosk: Address {}: doesn't compile",
        "struct Kiosk: Address, Codable, Hashable, CustomStringConvertible { var description = \"\" }: "
          + "doesn't compile",
      ],
      "A kiosk must be an address if it has a line to show, and must not be one if it has none. "
        + "The compiler can remind you of the line only if the rule demands it. "
        + "Look at `Address`: it must be a protocol that declares `displayAddress` in its own "
        + "body, and no extension may supply it.")
  }

  func testAUSAddressWritesItsOwnLine() {
    let line = SpecClient(
      """
      let home = USAddress(street: "12 Elm St", city: "Troy", state: "NY")
      print((home as any Address).displayAddress)
      """
    ).lines()

    XCTAssertEqual(
      line, ["12 Elm St, Troy, NY"],
      "This is the line of a US address, asked as an `any Address`. The detail knows its own "
        + "parts, so it must also write its own line. "
        + "In `USAddress.swift`, make `USAddress` an `Address` whose `displayAddress` is "
        + "the street, the city and the state.")
  }

  func testTwoProfilesEachShowTheirOwnAddress() {
    let shown = SpecClient(
      """
      let first = Profile(name: "Kim", address: SpecLocker())
      let second = Profile(name: "Kim", address: SpecFarm())
      for profile in [first, second, first] { print(profile.displayAddress) }
      """,
      declarations: """
        struct SpecLocker: Address { let displayAddress = "Locker 12" }
        struct SpecFarm: Address { let displayAddress = "Hill Farm" }
        """
    ).lines()

    XCTAssertEqual(
      shown, ["Locker 12", "Hill Farm", "Locker 12"],
      "Two profiles of the same name, with addresses of two kinds, were asked in turn: the first, "
        + "the second, the first again. Each must show the address that it was given itself. "
        + "In `Profile.swift`, keep the address in a property, as an `any Address`."
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
        + "another way, look at `displayAddress` in `USAddress.swift`. If there's a line that "
        + "USAddress doesn't write, the profile asks something else: a property that only an "
        + "extension of `Address` declares, and not the protocol itself, never reaches USAddress."
    )
  }
}

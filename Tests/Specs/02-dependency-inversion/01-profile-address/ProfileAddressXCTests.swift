import SpecSupport
import XCTest

@testable import ProfileAddress

final class ProfileAddressXCTests: XCTestCase {
  func testAnAddressWithoutItsLineDoesNotCompile() throws {
    let silent = try Client("struct Kiosk: Address {}").typecheck()
    let talking = try Client(
      "struct Kiosk: Address { let displayAddress: String }"
    ).typecheck()

    XCTAssertTrue(
      talking.isAccepted,
      "A kiosk with a line to show must be an address: make `Address` a "
        + "protocol. \(talking.explanation)")
    XCTAssertTrue(
      silent.isRefused(with: "does not conform to protocol 'Address'"),
      "A kiosk that forgets its line must not be an address. Let `Address` "
        + "ask for `displayAddress`, without a default. \(silent.explanation)")
  }

  func testAUSAddressWritesItsOwnLine() {
    let line = Client(
      """
      let home = USAddress(street: "12 Elm St", city: "Troy", state: "NY")
      print((home as any Address).displayAddress)
      """
    ).lines()

    XCTAssertEqual(
      line, ["12 Elm St, Troy, NY"],
      "`USAddress` must be an `Address` and write this line itself: a detail "
        + "depends on the rule, and knows its own parts.")
  }

  func testTwoProfilesEachShowTheirOwnAddress() {
    let shown = Client(
      """
      let ada = Profile(name: "Ada", address: Locker())
      let bo = Profile(name: "Bo", address: Farm())
      for profile in [ada, bo] { print(profile.displayAddress) }
      """,
      declarations: """
        struct Locker: Address { let displayAddress = "Locker 12" }
        struct Farm: Address { let displayAddress = "Hill Farm" }
        """
    ).lines()

    XCTAssertEqual(
      shown, ["Locker 12", "Hill Farm"],
      "One list must hold profiles with addresses of two kinds, and each must "
        + "show its own. Keep the address in the profile, as an `any Address`.")
  }

  func testKeepsTheEnvelopeOfAUSCustomer() {
    let profile = makeProfile(
      name: "Ada", street: "12 Elm St", city: "Troy", state: "NY")

    XCTAssertEqual(
      Envelope(profile: profile).text, "Ada\n12 Elm St, Troy, NY",
      "The post room must not notice that you moved code. Either "
        + "`makeProfile` mixes up the parts, or the line is written otherwise.")
  }
}

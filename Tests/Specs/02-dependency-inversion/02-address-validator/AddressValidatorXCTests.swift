import SpecSupport
import XCTest

@testable import AddressValidator

final class AddressValidatorXCTests: XCTestCase {
  private let singapore = makeSingaporeAddress(
    street: "1 Orchard Road", postcode: "238823")
  private let shenzhen = makeChinaAddress(
    province: "Guangdong", city: "Shenzhen", district: "Nanshan",
    street: "18 Keyuan Road")
  private let chengdu = makeChinaAddress(
    province: "Sichuan", city: "Chengdu", district: "Wuhou",
    street: "9 Renmin Road")
  private let newYork = makeUSAddress(
    street: "350 5th Ave", city: "New York", state: "NY")

  func testAChinaAddressIsWrittenWithTheLargestPartFirst() {
    XCTAssertEqual(
      [shenzhen, chengdu].map(\.displayAddress),
      [
        "Guangdong, Shenzhen, Nanshan, 18 Keyuan Road",
        "Sichuan, Chengdu, Wuhou, 9 Renmin Road",
      ],
      "Order and levels are this country's own detail. Let a new type conform "
        + "to `Address` and write its line, and let the root return it.")
  }

  func testTheOldProfileShowsBothNewAddresses() throws {
    let answer = GradedAnswer(spec: #filePath)
    let old = ["Address.swift", "Profile.swift"]
    let client = Client(
      """
      for address in [
        makeSingaporeAddress(street: "1 Orchard Road", postcode: "238823"),
        makeChinaAddress(
          province: "Guangdong", city: "Shenzhen", district: "Nanshan",
          street: "18 Keyuan Road"),
      ] {
        print(Profile(name: "Mei", address: address).displayAddress)
      }
      """,
      declarations: try old.map(answer.starterText).joined(separator: "\n"))

    XCTAssertEqual(
      client.lines(leavingOut: Set(old)),
      [
        "1 Orchard Road, Singapore 238823",
        "Guangdong, Shenzhen, Nanshan, 18 Keyuan Road",
      ],
      "Here the starter's `Profile` and `Address` show your addresses. A new "
        + "country must write its own line, and need no change in these two.")
  }

  func testTwoValidatorsEachKeepTheirOwnWidth() throws {
    let client = Client(
      withAddressFromNowhere: """
        let address = AddressFromNowhere(displayAddress: "12 Moon Lane")
        let parcel = AddressValidator(width: 30)
        let postcard = AddressValidator(width: 10)
        for validator in [parcel, postcard, parcel] {
          let problem = validator.problem(with: address)
          print(problem.map { "\\($0)" } ?? "fits")
        }
        """)

    XCTAssertEqual(
      client.lines().map(plain), ["fits", "tooLong(by: 2)", "fits"],
      "A line of 12 characters is judged for labels of 30 and of 10. Each "
        + "validator must keep the width that it was given, for itself.")
  }

  func testTheLabelDeskHoldsEveryCountryToItsWidth() {
    let exempt = [newYork, singapore, shenzhen].filter {
      makeLabelDesk(width: $0.displayAddress.count - 3).problem($0)
        != .tooLong(by: 3)
    }

    XCTAssertEqual(
      exempt.map(\.displayAddress), [],
      "On a label with 3 characters less, every line is `tooLong(by: 3)`. For "
        + "those found here, the desk says otherwise: either it asks no "
        + "validator of its width, or that one treats countries differently.")
  }
}

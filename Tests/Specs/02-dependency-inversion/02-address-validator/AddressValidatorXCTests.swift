import SpecSupport
import XCTest

@testable import AddressValidator

final class AddressValidatorXCTests: XCTestCase {
  private let singapore = makeSingaporeAddress(
    street: "1 Orchard Road", postcode: "238823")
  private let shenzhen = makeChinaAddress(
    province: "Guangdong", city: "Shenzhen", district: "Nanshan",
    street: "18 Keyuan Road, Block 4")
  private let chengdu = makeChinaAddress(
    province: "Sichuan", city: "Chengdu", district: "Wuhou",
    street: "9 Renmin Road")
  private let newYork = makeUSAddress(
    street: "350 5th Ave", city: "New York", state: "NY")

  func testAChinaAddressIsWrittenWithTheLargestPartFirst() {
    XCTAssertEqual(
      [shenzhen, chengdu].map(\.displayAddress),
      [
        "Guangdong, Shenzhen, Nanshan, 18 Keyuan Road, Block 4",
        "Sichuan, Chengdu, Wuhou, 9 Renmin Road",
      ],
      "`makeChinaAddress` returned addresses whose lines are not province, city, district and street, in this order and each as it was given. The order and the number of parts are this country's own detail. Write a new type that conforms to `Address` and writes its line from four properties, and return it from `CompositionRoot.swift`."
    )
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
      "The `Profile` and the `Address` of the starter were compiled with your other files, and the profile did not show the two new addresses as expected. `Profile` shows any address, so a new country needs no change in these two files. Look at what `displayAddress` of each new country returns, and at the compiler's sentence if there is one."
    )
  }

  func testTwoValidatorsEachKeepTheirOwnWidth() throws {
    let client = Client(
      withAddressFromNowhere: """
        let address = AddressFromNowhere(displayAddress: "12 Moon Lane")
        let parcel = AddressValidator(width: 30)
        let postcard = AddressValidator(width: 10)
        for validator in [parcel, postcard, parcel] {
          print(say(validator.problem(with: address)))
        }
        """)

    XCTAssertEqual(
      client.lines().map(plain), ["fits", "tooLong(by: 2)", "fits"],
      "Two validators, of width 30 and of width 10, judged a line of 12 characters in turn: the first, the second, and the first again. At least one of them did not judge by the width that it was built with. Each validator must store its own width. Look at `init(width:)` in `AddressValidator.swift`."
    )
  }

  func testTheLabelDeskHoldsEveryCountryToItsWidth() {
    let addresses = [newYork, singapore, shenzhen]

    let found = addresses.map { address in
      let width = address.displayAddress.count
      return inTurn(
        makeLabelDesk(width: width - 3), makeLabelDesk(width: width)
      ) { desk in
        desk.problem(address).map { "\($0)" } ?? "fits"
      }
    }

    XCTAssertEqual(
      found,
      Array(repeating: ["tooLong(by: 3)", "fits", "tooLong(by: 3)"], count: 3),
      "Addresses of New York, Singapore and China were each taken to a desk whose labels are 3 characters too narrow, to a desk whose labels just fit, and to the first desk again. At least one desk did not judge by its own width. Look at `makeLabelDesk`: the validator of each desk is built with the width that the function was given."
    )
  }
}

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
      "`makeChinaAddress` returned addresses whose lines are not province, city, district and street, in this order and each as it was given. The order and the number of parts are this country's own detail. Look at what `makeChinaAddress` in `CompositionRoot.swift` returns, and at the code that writes its line."
    )
  }

  func testTheOldProfileShowsBothNewAddresses() {
    XCTAssertEqual(
      [singapore, shenzhen].map {
        Profile(name: "Mei", address: $0).displayAddress
      },
      [
        "1 Orchard Road, Singapore 238823",
        "Guangdong, Shenzhen, Nanshan, 18 Keyuan Road, Block 4",
      ],
      "A `Profile` of each new address did not show the line expected here. `Profile` shows any address, so a new country needs no change in it. Look at what `displayAddress` of each new country returns."
    )
  }

  func testTwoValidatorsEachKeepTheirOwnWidth() throws {
    let answers = try Judged.lines(about: "two")

    XCTAssertEqual(
      answers,
      [
        "two, the one of width 30: fits",
        "two, the one of width 0: tooLong(by: 12)",
        "two, the one of width 30: fits",
      ],
      "Two validators, of width 30 and of width 0, judged a line of 12 characters in turn: the first, the second, and the first again. At least one of them did not judge by the width that it was built with. Each validator must store its own width as it was given; a label of width 0 has room for no character. Look at `init(width:)` in `AddressValidator.swift`."
    )
  }

  func testTheLabelDeskHoldsEveryCountryToItsWidth() {
    let addresses = [newYork, singapore, shenzhen]

    let found = zip(["New York", "Singapore", "China"], addresses).map {
      name, address in
      let width = address.displayAddress.count
      let answers = inTurn(
        makeLabelDesk(width: width - 3), makeLabelDesk(width: width)
      ) { desk in
        desk.problem(address).map { "\($0)" } ?? "fits"
      }
      return "\(name): \(answers.joined(separator: ", "))"
    }

    XCTAssertEqual(
      found,
      ["New York", "Singapore", "China"].map {
        "\($0): tooLong(by: 3), fits, tooLong(by: 3)"
      },
      "Addresses of New York, Singapore and China were each taken to a desk whose labels are 3 characters too narrow, to a desk whose labels just fit, and to the first desk again. At least one desk did not judge by its own width. Look at `makeLabelDesk`: the validator of each desk is built with the width that the function was given."
    )

    let judged = SpecClient(
      withSpecAddress: """
        let (desk, van) = (makeLabelDesk(width: 5), SpecMoving(""))
        for line in ["short", "too long", "short"] {
          van.displayAddress = line
          print(say(desk.problem(van)))
        }
        """
    ).lines()
    XCTAssertEqual(
      judged, ["fits", "tooLong(by: 3)", "fits"],
      "One object was taken to a desk three times, with another line each time. An address is judged by the line it has now, so what a desk remembers soon becomes wrong. Look at `makeLabelDesk`: its desk asks the validator each time."
    )
  }

  func testYourChecksHoldEveryValidatorToTheAddressAndTheWidthThatItIsGiven() {
    XCTAssertEqual(
      escaped([
        gotAway(
          "the first answer about an object stays",
          ForgetfulJudges(byType: false).makeJudge),
        gotAway(
          "all addresses of a type get one answer",
          ForgetfulJudges(byType: true).makeJudge),
        gotAway(
          "the first width holds for all",
          SharedWidth(keepsFirst: true).makeJudge),
        gotAway(
          "the last width holds for all",
          SharedWidth(keepsFirst: false).makeJudge),
        gotAway(
          "only a USAddress is judged",
          FaultyValidator(wavesThrough: { !($0 is USAddress) }).makeJudge),
        gotAway(
          "a USAddress always fits",
          FaultyValidator(wavesThrough: { $0 is USAddress }).makeJudge),
      ]), [],
      "Six faulty validators were judged. Some look at what kind of address they have, some remember an answer, and some share one width; your checks let the ones found here get away. A validator promises to judge any address, by the line that it has now and by a width of its own. Look for the questions, and their order, that make such a validator and a sound one say different things."
    )
  }
}

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
      "The spec built two addresses with `makeChinaAddress`, and `found` lists their "
        + "lines. A line must consist of the province, the city, the district and the street, "
        + "in this order and exactly as they were passed in. Look at what `makeChinaAddress` "
        + "in `CompositionRoot.swift` returns, and at the code that writes its line."
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
      "The spec built a `Profile` with an address of each new country, and at least one "
        + "profile didn't show the expected line. `Profile` shows any address, so it needs no "
        + "change for a new country. Look at what `displayAddress` of each new country returns."
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
      "Two validators, one of width 30 and one of width 0, judged a line of 12 "
        + "characters in turn: the first, the second, and the first again. At least "
        + "one answer wasn't right for the width of its validator. Each validator must "
        + "store its own width exactly as it was given. A label of width 0 has no room "
        + "for any character. Look at `init(width:)` in `AddressValidator.swift`."
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
      "For each of three addresses, the spec asked a desk whose labels are 3 "
        + "characters too narrow, a desk whose labels just fit, and then the first desk "
        + "again. At least one desk didn't judge by its own width. A desk must judge "
        + "every country by the width of its own labels. Look at `makeLabelDesk`: it "
        + "must build the validator of each desk with the width that it receives."
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
      "The spec asked one desk about the same address three times, and "
        + "the address had a different line each time. A desk must judge the "
        + "line that an address has now, so it must not store an answer. Look "
        + "at `makeLabelDesk`: its desk must ask the validator each time."
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
      "Your checks judged six faulty validators: some look at the type of an address, "
        + "some remember an answer, and some share one width. `found` lists the faults that "
        + "your checks didn't catch. Checks that refuse a sound validator didn't count. A "
        + "validator must judge any address, by the line that the address has now and by the "
        + "validator's own width. Look for a series of questions that a faulty validator and "
        + "a sound validator answer differently. The order of the questions matters as well."
    )
  }
}

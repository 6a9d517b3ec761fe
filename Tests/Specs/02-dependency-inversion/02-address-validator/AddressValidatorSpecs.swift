import SpecSupport
import SpecTags
import Testing

@testable import AddressValidator

@Suite struct AddressValidatorSpecs {
  @Test(arguments: [
    (street: "1 Orchard Road", postcode: "238823"),
    (street: "6 Raffles Quay", postcode: "048580"),
  ])
  func `a Singapore address is a street and a postcode`(
    street: String, postcode: String
  ) {
    let address = makeSingaporeAddress(street: street, postcode: postcode)

    #expect(
      address.displayAddress == "\(street), Singapore \(postcode)",
      """
      A country writes its own line: let a new type conform to `Address`, and \
      return it from `makeSingaporeAddress`.
      """)
  }

  @Test func `each new country has a type of its own`() {
    let new = [
      makeSingaporeAddress(street: "1 Orchard Road", postcode: "238823"),
      makeChinaAddress(
        province: "Guangdong", city: "Shenzhen", district: "Nanshan",
        street: "18 Keyuan Road"),
    ]

    let disguised = new.filter { $0 is USAddress }.map(\.displayAddress)

    #expect(
      disguised.isEmpty && type(of: new[0]) != type(of: new[1]),
      """
      Singapore and China must have a type each, and neither is a \
      `USAddress`: there a `state` would be no state. Give each country a \
      type whose properties mean what they say.
      """)
  }

  @Test func `an address from nowhere has to fit the label`() throws {
    let client = Client(
      withAddressFromNowhere: """
        let address = AddressFromNowhere(displayAddress: "7 Großer Weg")
        for width in [9, 11, 12] {
          let problem = AddressValidator(width: width).problem(with: address)
          print(problem.map { "\\($0)" } ?? "fits")
        }
        """)

    let printed = client.lines().map(plain)

    #expect(
      printed == ["tooLong(by: 3)", "tooLong(by: 1)", "fits"],
      """
      A line of 12 characters was to be judged for labels of 9, 11 and 12. \
      Either `AddressValidator(width:)` or `problem(with:)` is not there as \
      the brief names them, or it does not count the characters of \
      `displayAddress`, the one thing every address has.
      """)
  }

  @Test func `a blank line is a problem of its own`() throws {
    let client = Client(
      withAddressFromNowhere: """
        for line in ["", "\\t \\n", " x"] {
          let address = AddressFromNowhere(displayAddress: line)
          let problem = AddressValidator(width: 2).problem(with: address)
          print(problem.map { "\\($0)" } ?? "fits")
        }
        """)

    let printed = client.lines().map(plain)

    #expect(
      printed == ["blank", "blank", "fits"],
      """
      Three lines were to be judged for a label of 2: an empty one, one of \
      tab, space and line end, and a space with an x. The first two are blank, and that counts \
      before their length; the third fits.
      """)
  }

  @Test func `AddressValidator builds with Address and no other file`() throws {
    let client = Client(
      withAddressFromNowhere: """
        let address = AddressFromNowhere(displayAddress: "12 Moon Lane")
        _ = AddressValidator(width: 9).problem(with: address)
        """)

    let verdict = try client.typecheck(
      with: ["Address.swift", "AddressValidator.swift"])

    #expect(
      verdict.isAccepted,
      """
      A high-level module depends on the abstraction, not on a country. \
      Either `AddressValidator.swift` holds no `AddressValidator` yet, or it \
      needs more than `Address.swift`. \
      \(plain(verdict.explanation))
      """)
  }

  @Test func `the new countries stand in new files`() throws {
    let old: Set = [
      "Address.swift", "AddressValidator.swift", "CompositionRoot.swift",
      "LabelDesk.swift", "Profile.swift", "USAddress.swift",
    ]
    let verdict = try Client("_ = makeChinaAddress").typecheck(with: old)
    let missing = verdict.errors.filter { $0.contains("cannot find") }

    #expect(
      missing.count >= 2,
      """
      A new country stands in an old file, or nowhere yet. Put both into new \
      files. An app that grows by new files leaves the old ones alone.
      """)
  }

  @Test func `the label desk asks an AddressValidator`() throws {
    let client = Client(
      "_ = makeLabelDesk",
      declarations: """
        enum AddressProblem: Equatable { case blank, tooLong(by: Int) }
        """)

    let verdict = try client.typecheck(leavingOut: ["AddressValidator.swift"])

    #expect(
      verdict.errors.contains { $0.contains("AddressValidator") },
      """
      `makeLabelDesk` does its work without an `AddressValidator`. A rule has \
      one place: let the desk ask a validator of the given width.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the label desk printing a line that just fits`() {
    let home = makeUSAddress(
      street: "350 5th Ave", city: "New York", state: "NY")

    let label = makeLabelDesk(width: 25).label(for: "Ada", at: home)

    #expect(
      label == "Ada | 350 5th Ave, New York, NY",
      """
      The line has 25 characters, and so has the label: it fits. Either \
      the validator sees a problem where there is none, or the US line changed.
      """)
  }

  @Test(.tags(.guard))
  func `keeps Address, Profile and USAddress as they are`() throws {
    let changed = try GradedAnswer(spec: #filePath).changed(among: [
      "Address.swift", "Profile.swift", "USAddress.swift",
    ])

    #expect(
      changed == [],
      """
      The app grows by new files, so the old ones stay as they are. Put each \
      file found here back: `swift run workbook reset`, then the exercise's number and the file's \
      name.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}

import SpecSupport
import SpecTags
import Testing

@testable import AddressValidator

@Suite struct AddressValidatorSpecs {
  @Test func `a Singapore address is a street and a postcode`() {
    let lines = [
      makeSingaporeAddress(street: "1 Orchard Road", postcode: "238823"),
      makeSingaporeAddress(
        street: "6 Raffles Quay, Level 3", postcode: "048580"),
      makeSingaporeAddress(
        street: "1 Orchard Road, Unit 7", postcode: "238823"),
    ].map(\.displayAddress)

    #expect(
      lines == [
        "1 Orchard Road, Singapore 238823",
        "6 Raffles Quay, Level 3, Singapore 048580",
        "1 Orchard Road, Unit 7, Singapore 238823",
      ],
      """
      `makeSingaporeAddress` returned addresses whose lines are not the street, the name of the \
      country and the postcode as they were given. Each country writes its own line, because only \
      the country knows its form. Look at what `makeSingaporeAddress` in `CompositionRoot.swift` \
      returns, and at the code that writes its line.
      """)
  }

  @Test func `each new country has a type of its own`() {
    let singapore = makeSingaporeAddress(
      street: "1 Orchard Road", postcode: "238823")
    let china = makeChinaAddress(
      province: "Guangdong", city: "Shenzhen", district: "Nanshan",
      street: "18 Keyuan Road")

    let borrowed = [
      singapore is USAddress ? "Singapore's address is a USAddress" : "",
      china is USAddress ? "China's address is a USAddress" : "",
      type(of: singapore) == type(of: china)
        ? "Singapore and China have the same type" : "",
    ].filter { $0 != "" }

    #expect(
      borrowed == [],
      """
      A new country has borrowed the type of another one. Its properties would then hold what \
      their names don't say, such as a postcode in `state`. Give each country a type whose \
      properties mean what they say, and return it from `CompositionRoot.swift`.
      """)
  }

  @Test func `the new countries stand in new files`() throws {
    let old: Set = [
      "Address.swift", "AddressValidator.swift", "CompositionRoot.swift",
      "LabelDesk.swift", "Profile.swift", "USAddress.swift",
    ]
    let verdict = try SpecClient(
      "_ = makeSingaporeAddress; _ = makeChinaAddress"
    )
    .typecheck(with: old)
    let missing = min(verdict.errors.count, 2)

    #expect(
      missing == 2,
      """
      The six old files were compiled without any others. Both new countries should be missing \
      then, so the compiler should report two errors or more, but it reported fewer. An app that \
      grows by new files leaves the old ones alone. Put the type of each new country into a new \
      file, next to `USAddress.swift`.
      """)
  }

  @Test func `an address from nowhere has to fit the label`() throws {
    let answers = try Judged.lines(about: "width")

    #expect(
      answers == [
        "width, 7 Grosse Weg at width 9: tooLong(by: 3)",
        "width, 7 Grosse Weg at width 11: tooLong(by: 1)",
        "width, 7 Grosse Weg at width 12: fits",
        "width, 10010 times x at width 10: tooLong(by: 10000)",
      ],
      """
      Validators of several widths were asked about addresses whose type only the spec knows, and \
      at least one answer is wrong. A validator has to judge any address, because next year's \
      country will not change it. Look at `problem(with:)` in `AddressValidator.swift`: it should \
      compare the number of characters of `displayAddress`, the one thing every address has, with \
      the width.
      """)
  }

  @Test
  func `characters are counted as a reader sees them, and spaces count too`()
    throws
  {
    let answers = try Judged.lines(about: "characters")

    #expect(
      answers == [
        "characters, a family of three at width 1: fits",
        "characters, Nanshan in Chinese at width 2: fits",
        "characters, e with a combining accent at width 1: fits",
        "characters, abcd between two pairs of spaces at width 5: tooLong(by: 3)",
      ],
      """
      A line was measured by something other than its characters. An emoji, a Chinese or an accented \
      letter is one `Character`, whatever number of scalars or bytes it has, and the desk prints leading \
      and trailing spaces too. Measure `displayAddress` itself, by its `count`, in \
      `AddressValidator.swift`.
      """)
  }

  @Test func `a blank line is a problem of its own`() throws {
    let answers = try Judged.lines(about: "blank")

    #expect(
      answers == [
        "blank, no character at width 2: blank",
        "blank, tab, space and line end at width 2: blank",
        "blank, wide and unbreakable spaces at width 2: blank",
        "blank, a space and an x at width 2: fits",
        "blank, three spaces and an x at width 2: tooLong(by: 2)",
      ],
      """
      A validator was asked about three lines with nothing to read and about two with an x, and at \
      least one answer is wrong. A line of white space only is `blank`, however long it is, and a \
      line with anything else never is. So look at the whole line before you ask whether it fits, \
      in `problem(with:)` of `AddressValidator.swift`. `Character.isWhitespace` knows every kind \
      of white space.
      """)
  }

  @Test func `each address is judged by the line it has now`() throws {
    let answers = try Judged.lines(about: "anew")

    #expect(
      answers == [
        "anew, a struct that says short: fits",
        "anew, a struct that says too long: tooLong(by: 3)",
        "anew, a struct that says short: fits",
        "anew, an object that now says short: fits",
        "anew, an object that now says too long: tooLong(by: 3)",
        "anew, an object that now says short: fits",
      ],
      """
      One validator of width 5 was asked about several lines in turn, and at least one answer is \
      not about the line that it was asked about. Two addresses of one type have different lines, \
      and an object can change its line, so a remembered answer soon becomes wrong. Read \
      `displayAddress` at every call of `problem(with:)`.
      """)
  }

  @Test func `AddressValidator builds with Address and no other file`() throws {
    let verdict = try Judged.verdictOfTwoFiles()

    #expect(
      verdict == CompilerVerdict.accepted,
      """
      `AddressValidator.swift` and `Address.swift` were compiled without the other files, and the \
      compiler refused. A high-level module depends on the abstraction only, so the validator must \
      not need a country, `Profile`, or anything else from another file. Look in \
      `AddressValidator.swift` for the name that the compiler gives.
      """)
  }

  @Test func `the label desk asks an AddressValidator`() throws {
    let verdicts = try verdictsOfTheDesk()

    #expect(
      verdicts == verdictsOfTheDouble,
      """
      The root was compiled with another `AddressValidator`, which says `tooLong(by:)` with a \
      million more than its width to every address, and a desk of width 40 was asked about four addresses. The desk didn't always give that \
      answer, so it doesn't ask a validator about all of them. A copy of the rule, or an exception \
      for some countries, would have to change whenever the validator does. Look at the closure \
      that `makeLabelDesk` passes on.
      """)
  }

  @Test func `a sound validator passes every check of yours`() throws {
    _ = try #require(
      validatorChecks().first,
      """
      `validatorChecks()` returns no check. An empty list accepts any validator, so the next \
      change can break each rule without a word. Look at `ValidatorChecks.swift`, and at the \
      promises under "Up" in the brief.
      """)

    #expect(
      validatorChecks().compactMap(complaintAboutSoundCode) == [],
      """
      The checks found here are wrong: each refuses a validator that follows the brief. A check \
      that fails on sound code, because it demands more than the brief does, will soon be \
      ignored. Compare the answer that it expects with the promises under "Up" in the brief; if it \
      looks at how a validator works, at how often it reads the line for example, no sound answer \
      is wrong for that.
      """)

    let desk: MakeJudge = { makeLabelDesk(width: $0).problem }
    #expect(
      validatorChecks().filter { complaintAboutSoundCode($0) == nil }
        .compactMap { $0.complaint(about: desk) } == [],
      """
      These checks pass the spec's sound validators, and they refuse your own validator, as your \
      label desk asks it. Your checks are there to tell you of a broken promise. If a spec of the \
      validator or of the desk is red as well, look there first; if not, look at how this check \
      differs from the promises under "Up" in the brief.
      """)
  }

  @Test
  func `your checks hold every validator to the rule for long lines`() {
    let found = escaped([
      gotAway(
        "a character too many fits", FaultyValidator(extraRoom: 1).makeJudge),
      gotAway(
        "a line that just fits is too long",
        FaultyValidator(extraRoom: -1).makeJudge),
      gotAway(
        "bytes are counted",
        FaultyValidator(measure: { $0.utf8.count }).makeJudge),
      gotAway(
        "scalars are counted",
        FaultyValidator(measure: { $0.unicodeScalars.count }).makeJudge),
      gotAway(
        "spaces at the end don't count",
        FaultyValidator(measure: { line in
          line.reversed().drop(while: \.isWhitespace).count
        }).makeJudge),
      gotAway(
        "the surplus is told as the whole length",
        FaultyValidator(surplus: { count, _ in count }).makeJudge),
      gotAway(
        "the surplus is always 1",
        FaultyValidator(surplus: { _, _ in 1 }).makeJudge),
    ])

    #expect(
      found == [],
      """
      Seven faulty validators were judged, each of which measures lines in a wrong way or tells a \
      wrong surplus, and your checks let the ones found here get away. The customer shortens a \
      line by the number that the validator tells, so it has to be right for every line. Look for \
      a line about which the faulty validator and a sound one say different things.
      """)
  }

  @Test
  func `your checks hold every validator to the rule for blank lines`() {
    let found = escaped([
      gotAway(
        "only no character is blank",
        FaultyValidator(isBlank: \.isEmpty).makeJudge),
      gotAway(
        "only spaces are blank",
        FaultyValidator(isBlank: { $0.allSatisfy { $0 == " " } }).makeJudge),
      gotAway(
        "a blank line can be too long",
        FaultyValidator(measuresFirst: true).makeJudge),
      gotAway(
        "no line is blank",
        FaultyValidator(isBlank: { _ in false }).makeJudge),
      gotAway(
        "a space makes a line blank",
        FaultyValidator(isBlank: { $0.isEmpty || $0.contains(" ") }).makeJudge
      ),
    ])

    #expect(
      found == [],
      """
      Five faulty validators were judged, each with another idea of a blank line, and your checks \
      let the ones found here get away. Customers leave a field empty in many ways, and each \
      label without anything to read is a lost parcel. Look for a line that the faulty validator \
      and a sound one judge differently.
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
      An old file was changed that has no TODO. The app grows by new files, so that nothing that \
      works can break. Put each file found here back: `swift run workbook reset`, then the \
      exercise's number and the file's name.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      Your code stores something changeable in a global or a static property, found here. All \
      validators, desks and addresses of the program share it, so one of them changes what another \
      one says. Store it in the instance that needs it, as a property that `init` sets.
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
      A desk of width 25 got a line of exactly 25 characters, and did not print it as expected. A \
      line fits if it has as many characters as the label has room for. If the label found here \
      begins with "Not printed", look at the comparison in `AddressValidator.swift`; if it shows \
      another line, look at `makeUSAddress` in `CompositionRoot.swift`.
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

/// What a desk says about four addresses when a double stands in for the validator.
///
/// A root that uses members of its validator that the double doesn't have asks that validator too,
/// in its own way: then the verdicts are the double's if the root doesn't build without the file.
private func verdictsOfTheDesk() throws -> [String] {
  let problems =
    "enum AddressProblem: Equatable { case blank, tooLong(by: Int) }"
  let client = SpecClient(
    withSpecAddress: #"""
      let desk = makeLabelDesk(width: 40)
      let addresses: [(String, any Address)] = [
        ("New York", makeUSAddress(street: "350 5th Ave", city: "New York", state: "NY")),
        ("Singapore", makeSingaporeAddress(street: "1 Orchard Road", postcode: "238823")),
        ("China", makeChinaAddress(province: "Guangdong", city: "Shenzhen", district: "", street: "")),
        ("nowhere", SpecAddress(displayAddress: "12 Moon Lane")),
      ]
      for (name, address) in addresses { print("\(name): \(say(desk.problem(address)))") }
      """#)
  let given: Set = ["AddressValidator.swift", "ValidatorChecks.swift"]
  let doubled = client.replacing(
    given,
    by: problems + """

      struct AddressValidator {
        let width: Int
        func problem(with address: any Address) -> AddressProblem? { .tooLong(by: 1_000_000 &+ width) }
      }
      """)
  let lines = doubled.lines()
  if lines == verdictsOfTheDouble { return lines }
  guard try !doubled.typecheck().isAccepted else { return lines }
  let without = try client.replacing(given, by: problems)
    .typecheck()
  let asks = without.errors.contains { $0.contains("AddressValidator") }
  return asks
    ? verdictsOfTheDouble : lines
}

/// What a desk says that asks the double about each of the four addresses.
private let verdictsOfTheDouble = [
  "New York: tooLong(by: 1000040)", "Singapore: tooLong(by: 1000040)",
  "China: tooLong(by: 1000040)", "nowhere: tooLong(by: 1000040)",
]

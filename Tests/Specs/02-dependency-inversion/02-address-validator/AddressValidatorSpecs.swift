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
      The spec built three addresses with `makeSingaporeAddress`, and `found` lists their lines. \
      A line must consist of the street, the country's name and the postcode, and must show the \
      street and the postcode exactly as they were passed in. Look at what `makeSingaporeAddress` \
      in `CompositionRoot.swift` returns, and at the code that writes its line.
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
      `found` shows which new country uses the type of another country. In a \
      borrowed type, the names of the properties don't describe their values: \
      the postcode is in `state`, for example. Give each country a type whose \
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
      The spec compiled the six old files without any others, and `found` is the \
      number of errors, counted up to two. Both new countries should have been \
      missing, so the compiler should have reported at least two errors. Code for \
      a new country belongs in a new file, so that working code stays as it is. \
      Put the type of each new country into a new file, next to `USAddress.swift`.
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
      The spec asked validators of several widths about addresses whose type only \
      the spec knows, and at least one answer was wrong. A validator has to judge \
      any address, because it must not change for next year's country. Look at \
      `problem(with:)` in `AddressValidator.swift`: it should compare the width \
      with the number of characters in `displayAddress`, which every address has.
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
      The spec asked validators about lines with an emoji, Chinese characters, an accented \
      letter and extra spaces, and at least one answer was wrong. An emoji, a Chinese \
      character or an accented letter counts as one `Character`, no matter how many scalars \
      or bytes it has. Spaces count even at the beginning and the end, because the desk \
      prints them. In `AddressValidator.swift`, use the `count` of `displayAddress` itself.
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
      The spec asked a validator about three lines with nothing to read and two lines with \
      an x, and at least one answer was wrong. A line that is empty or has only white space \
      is `blank`, however long it is. A line with any other character never is. In \
      `problem(with:)` of `AddressValidator.swift`, look at the whole line before you check \
      whether it fits. `Character.isWhitespace` recognizes every kind of white space.
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
      The spec asked one validator of width 5 about several lines in turn, and at \
      least one answer didn't match its line. Two addresses of the same type can \
      have different lines, and the line of an object can change, so a stored \
      answer can be wrong. Read `displayAddress` in every call to `problem(with:)`.
      """)
  }

  @Test func `AddressValidator builds with Address and no other file`() throws {
    let verdict = try Judged.verdictOfTwoFiles()

    #expect(
      verdict == CompilerVerdict.accepted,
      """
      The spec compiled `AddressValidator.swift` and `Address.swift` without the other files, \
      and the compiler refused them. A high-level module must depend only on the abstraction, \
      so the validator must not need a country, `Profile`, or anything else from another file. \
      Look in `AddressValidator.swift` for what the compiler reports in `found`.
      """)
  }

  @Test func `the label desk asks an AddressValidator`() throws {
    let verdicts = try verdictsOfTheDesk()

    #expect(
      verdicts == verdictsOfTheDouble,
      """
      The spec replaced your `AddressValidator` with a test double, and asked a desk of \
      width 40 about four addresses. For every address, the double returns `tooLong(by:)` \
      with its own width plus a million. The desk returned something else at least once, \
      so it doesn't ask a validator about every address. If the desk repeats the rule or \
      makes an exception for some countries, that code has to change whenever the \
      validator does. Look at the closure that `makeLabelDesk` passes to the desk.
      """)
  }

  @Test func `a sound validator passes every check of yours`() throws {
    _ = try #require(
      validatorChecks().first,
      """
      `validatorChecks()` returned no checks. An empty list accepts any \
      validator, so the next change can break any rule unnoticed. Look at \
      `ValidatorChecks.swift`, and at the promises under "Up" in the brief.
      """)

    #expect(
      validatorChecks().compactMap(complaintAboutSoundCode) == [],
      """
      Some of your checks refused a validator that follows the brief, and `found` \
      lists their complaints. A check that demands more than the brief fails on \
      sound code, and will soon be ignored. Compare the answer that the check \
      expects with the promises under "Up" in the brief. A check must not depend \
      on how a validator works, for example on how often it reads the line.
      """)

    let desk: MakeJudge = { makeLabelDesk(width: $0).problem }
    #expect(
      validatorChecks().filter { complaintAboutSoundCode($0) == nil }
        .compactMap { $0.complaint(about: desk) } == [],
      """
      Some of your checks accepted the spec's sound validators but refused your own validator, \
      which the spec asked through your label desk. `found` lists their complaints. A check must \
      report only a broken promise. If a spec about the validator or the desk is also red, look \
      at that spec first. If not, compare these checks with the promises under "Up" in the brief.
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
      Your checks judged seven faulty validators, each of which measures lines wrongly or \
      reports the wrong surplus. `found` lists the faults that your checks didn't catch. \
      Checks that refuse a sound validator didn't count. The customer shortens a line by \
      the number that the validator reports, so that number has to be right for every line. \
      Look for a line that the faulty validator and a sound validator judge differently.
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
      Your checks judged five faulty validators, each with a wrong rule for blank \
      lines. `found` lists the faults that your checks didn't catch. Checks that \
      refuse a sound validator didn't count. A line that is empty or has only white \
      space is `blank`, even if it's also too long, and no other line is. Look for \
      a line that the faulty validator and a sound validator judge differently.
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
      `found` lists the files that no longer match the starter, out of \
      `Address.swift`, `Profile.swift` and `USAddress.swift`. The app grows by new \
      files, so that no change can break its working code. Put each listed file back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      `found` names each global or static property of yours that can change, and \
      each process-wide store that your code uses. All validators, desks and \
      addresses share this state, so one instance can change the answers of another. \
      Store the value in the instance that needs it, as a property that `init` sets.
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
      The spec asked a desk of width 25 to print a line of exactly 25 characters, \
      and the desk didn't print the line as expected. A line fits if it has as many \
      characters as the label has room for. If the label in `found` begins with "Not \
      printed", look at the comparison in `AddressValidator.swift`. If the label \
      shows a different line, look at `makeUSAddress` in `CompositionRoot.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files marked "The outside world" that no longer match the \
      starter. The specs watch your code through these files, so a changed file \
      can hide what your code does. Put each listed file back: \
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

import Testing

/// The rule about tests behind the book notices those that do not count.
@Suite struct SpecRuleTests {
  private let book: TinyBook

  init() throws { book = try TinyBook() }

  @Test func `real tests that fail, are switched off, end the program or are not found are told`()
    throws
  {
    let cases = [
      "Green": "@Test func a() { withKnownIssue { Issue.record(\"dark\") } }",
      "Red": "\n@Test func a() { #expect(1 == 2) }\n@Test func b() {}",
      "Off": "@Test(.disabled()) func a() {}",
      "Trap": "@Test func a() { fatalError() }",
      "Hidden": "@Test func a() {}\n#if false\n@Test func b() {}\n#endif",
      "Broken": "@Test func a() { dark() }",
    ]
    for (name, text) in cases { try book.unit("\(name).swift", "import Testing\n\(text)\n") }
    try book.listing("Lamps-01-LampSpecs.swift", "import Testing\n@testable import Museum\n")
    try book.listing("Lamps-02-App.swift", "@main struct App { static func main() {} }\n")
    let tutorial = try book.tutorial(
      """
      @Step {
      @Code(name: "App.swift", file: "Lamps-02-App.swift")
      @Code(name: "LampSpecs.swift", file: "Lamps-01-LampSpecs.swift")
      }
      """)

    let results = try SpecResults(of: book.workshop)
    let bundles = book.files.units.compactMap(SpecBundle.init)
    let found = Dictionary(
      uniqueKeysWithValues: bundles.map { bundle in
        (bundle.name, SpecRule(results: results).problems(with: bundle).words)
      })

    #expect(found.count == cases.count)
    #expect(found["Lamps_Green"] == "")
    #expect(found["Lamps_Red"]?.contains("Red.swift:3: “a()” fails: ") == true)
    #expect(found["Lamps_Red"]?.contains("1 == 2") == true)
    #expect(found["Lamps_Off"]?.contains("is switched off") == true)
    #expect(found["Lamps_Trap"]?.contains("ended the whole program") == true)
    #expect(found["Lamps_Hidden"]?.contains("2 tests are written with @Test, and 1 ran") == true)
    #expect(found["Lamps_Broken"]?.contains("does not compile") == true)

    let end = try #require(SpecBundle(Tutorial(tutorial, in: book.files)))
    #expect(SpecRule(results: results).problems(with: end).words.contains("without a test"))
  }

  @Test func `an app that begins with @main is built as one`() throws {
    try book.listing("Lamps-01-App.swift", "@main struct App { static func main() {} }\n")
    try book.listing("Lamps-02-AppSpecs.swift", "@testable import Museum\n")
    let tutorial = try Tutorial(
      try book.tutorial(
        """
        @Step {
        @Code(name: "App.swift", file: "Lamps-01-App.swift")
        }
        @Step {
        @Code(name: "AppSpecs.swift", file: "Lamps-02-AppSpecs.swift")
        }
        """), in: book.files)
    let bundle = try #require(SpecBundle(tutorial))
    let manifest = SpecPackage.manifest(of: [bundle])
    #expect(manifest.contains(#".executableTarget(name: "Museum")"#))
    #expect(
      manifest.contains(#".testTarget(name: "LampsTutorial", dependencies: ["Museum"])"#))
  }
}

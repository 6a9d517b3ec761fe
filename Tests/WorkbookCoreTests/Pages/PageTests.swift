import Testing

@testable import WorkbookCore

@Suite struct PageTests {
  @Test func `it is cut at its second-level headings`() {
    let page = Page("# Title\n\nOpening.\n\n## One\n\nFirst.\n\n## Two\nSecond.\n")

    #expect(page.title == "Title")
    #expect(page.opening == ["", "Opening.", ""])
    #expect(page.sections.map(\.heading) == ["One", "Two"])
    #expect(page.sections.map(\.text) == ["First.", "Second."])
  }

  @Test func `a heading in a code fence is code`() {
    let page = Page("# T\n## One\n```md\n# no title\n## no heading\n```\nafter\n## Two\n")

    #expect(page.sections.map(\.heading) == ["One", "Two"])
    #expect(page.section("One")?.text == "```md\n# no title\n## no heading\n```\nafter")
  }

  @Test func `a deeper heading belongs to its section`() {
    #expect(Page("## One\n### Deeper\n").section("One")?.text == "### Deeper")
  }

  @Test func `a section that is not there is none`() {
    #expect(Page("## One\n").section("Two") == nil)
  }

  @Test func `an empty page has nothing`() {
    let page = Page("")
    #expect(page.title == "")
    #expect(page.sections == [])
  }

  @Test func `empty lines inside a text stay, those around it go`() {
    #expect(Page("## One\n\n\na\n\nb\n\n").section("One")?.text == "a\n\nb")
  }

  @Test func `a wrapped item is one line`() {
    let section = Page("## One\n\n- first\n  goes on\n- second\n").section("One")
    #expect(section?.items == ["first goes on", "second"])
  }

  @Test func `text around the list is no item`() {
    let section = Page("## One\nBefore:\n- item\n\nAfter.\n").section("One")
    #expect(section?.items == ["item"])
  }

  @Test func `numbers are read from numbered lists alone`() {
    let section = Page("## One\n1. a\n   12 of them\n2. b\n3 c\n10. d\n").section("One")
    #expect(section?.numbers == [1, 2, 10])
  }
}

@Suite struct BriefTests {
  private static let text = """
    # 1.1 The inherited object

    Make it visible.

    **12 minutes**

    ## Done when

    - it asks the `API` it was
      given
    - keeps old callers

    ## Again, but …

    - without a default.
    """

  @Test func `the title is told without its number`() {
    #expect(Brief(Self.text).title == "The inherited object")
  }

  @Test func `the aim is the first sentence`() {
    #expect(Brief(Self.text).aim == "Make it visible.")
  }

  @Test func `the specs stand in their order, each on one line`() {
    #expect(
      Brief(Self.text).doneWhen == ["it asks the `API` it was given", "keeps old callers"])
  }

  @Test func `the constraints are read too`() {
    #expect(Brief(Self.text).again.map(\.text) == ["without a default."])
  }

  @Test func `a brief without lists asks for nothing`() {
    let brief = Brief("# Title\n")
    #expect(brief.doneWhen == [])
    #expect(brief.again == [])
  }

  @Test func `a missing brief is told`() {
    let error = #expect(throws: WorkbookError.self) {
      try Workbook.example.brief(of: .hiddenInputs)
    }
    #expect(
      error?.problem
        == "The brief of 1.2 is missing: Exercises/01-hidden-singletons/02-hidden-inputs/README.md")
  }
}

@Suite struct HintsTests {
  private let path = "\(Workbook.example.folder(.firstCut))/HINTS.md"

  @Test func `they come one by one, with their code`() throws {
    let text = "# Hints\n\n## Hint 1\n\nLook.\n\n## Hint 2\n\n```swift\n## 1\n```\n"
    let hints = try Workbook.example.with(files: Disk([path: text]).files)
      .hints(for: .firstCut)
    #expect(hints == ["Look.", "```swift\n## 1\n```"])
  }

  @Test func `missing ones are told`() {
    let error = #expect(throws: WorkbookError.self) {
      try Workbook.example.hints(for: .firstCut)
    }
    #expect(
      error?.problem == "The hints of 2.1 are missing: Exercises/02-seams/01-first-cut/HINTS.md")
  }
}

extension PageTests {
  @Test func `lines may end as they do on Windows`() {
    #expect(Page("# T\r\n\r\n## One\r\n- a\r\n").section("One")?.items == ["a"])
  }
}

@Suite struct ConstraintTests {
  @Test(arguments: [
    (
      "**nothing is a `class`**: use structs.", "nothing is a class",
      "nothing is a class: use structs."
    ),
    ("without a default.", nil, "without a default."),
    ("without **one** word", nil, "without one word"),
  ])
  func `its rule stands in bold at its beginning`(text: String, rule: String?, plain: String) {
    let constraint = Constraint(number: 1, text: text)

    #expect(constraint.rule == rule)
    #expect(constraint.plain == plain)
  }
}

import Testing

@testable import WorkbookCore

@Suite struct MilestoneTests {
  private static let text = """
    # 8.1 The club

    ## Done when

    All these specs are green.

    **Milestone 1: the `Club` is given its stores (12 minutes)**

    - it asks the store it was
      given
    - it opens

    **Milestone 2: the clock comes in**

    - it closes in time

    **All the way**

    - keeps the transcript

    ## Again, but …

    - **bold** without a class.
    """

  @Test func `each has its number, its title, its minutes and its specs`() {
    #expect(
      Brief(Self.text).milestones == [
        Milestone(
          number: 1, title: "the Club is given its stores", minutes: 12,
          specs: ["it asks the store it was given", "it opens"]),
        Milestone(
          number: 2, title: "the clock comes in", minutes: nil, specs: ["it closes in time"]),
      ])
  }

  @Test func `the specs are one list all the same`() {
    #expect(
      Brief(Self.text).doneWhen == [
        "it asks the store it was given", "it opens", "it closes in time", "keeps the transcript",
      ])
  }

  @Test func `a brief without them has none`() {
    let brief = Brief("# Title\n\n## Done when\n\nAll are green.\n- **bold** is a spec\n")
    #expect(brief.milestones == [])
    #expect(brief.doneWhen == ["**bold** is a spec"])
  }

  @Test func `lines may end as they do on Windows`() {
    let text = Self.text.replacing("\n", with: "\r\n")
    #expect(Brief(text).milestones == Brief(Self.text).milestones)
  }

  @Test(arguments: [
    "**Milestone 1 it opens**", "**Milestone one: it opens**", "**Milestone 1: it opens",
    "**Step 1: it opens**", "**All the way**",
  ])
  func `a heading of another form is no milestone`(heading: String) {
    #expect(Milestone(Page.Section(heading: heading, lines: ["- it opens"])) == nil)
  }

  @Test(arguments: [
    ("it opens (5 minutes)", "it opens", 5), ("it opens (1 minute)", "it opens", 1),
    ("it opens (twice)", "it opens (twice)", nil),
    ("it opens (twice) (5 minutes)", "it opens (twice)", 5),
  ])
  func `only minutes are cut from the title`(words: String, title: String, minutes: Int?) {
    let milestone = Milestone(Page.Section(heading: "**Milestone 1: \(words)**", lines: []))
    #expect(milestone?.title == title)
    #expect(milestone?.minutes == minutes)
  }
}

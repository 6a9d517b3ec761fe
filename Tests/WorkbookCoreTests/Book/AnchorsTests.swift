import Testing

@testable import WorkbookCore
@testable import workbook

@Suite struct AnchorsTests {
  // The right-hand column is what `docc` 6.3 wrote for these headings.
  @Test(arguments: [
    ("Why it hurts", "why-it-hurts", "Why-it-hurts"),
    ("Before you cut: pin", "before-you-cut-pin", "Before-you-cut-pin"),
    ("Its “quoted”, why? (yes/no)", "its-quoted-why-yesno", "Its-quoted-why-yesno"),
    ("Émile’s 2 ways – a/b", "émiles-2-ways--ab", "Émiles-2-ways-ab"),
    ("`code` & more!", "code--more", "code--more"),
  ])
  func `code hosts and DocC name a heading each in their way`(
    heading: String, onCodeHosts: String, inDocC: String
  ) {
    let anchors = Anchors(in: "# Kettles\n\n## \(heading)\n\nText\n")

    #expect(anchors.contains(onCodeHosts))
    #expect(anchors.inDocC(onCodeHosts) == inDocC)
  }

  @Test func `a heading that is not there has no anchor`() {
    let anchors = Anchors(in: "# Kettles\n\n```sh\n# a comment\n```\n")

    #expect(!anchors.contains("lids"))
    #expect(!anchors.contains("a-comment"))
  }
}

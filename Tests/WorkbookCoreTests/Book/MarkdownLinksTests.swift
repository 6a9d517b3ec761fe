import Testing

@testable import WorkbookCore
@testable import workbook

@Suite struct MarkdownLinksTests {
  @Test func `a link has its text, its target and its line`() throws {
    let links = MarkdownLinks.all(in: "# Kettles\n\nSee [the `lid`](Lids.md#the-hinge).\n")

    let link = try #require(links.first)
    #expect(links.count == 1)
    #expect(link.text == "the `lid`")
    #expect(link.path == "Lids.md")
    #expect(link.anchor == "the-hinge")
    #expect(link.line == 3)
  }

  @Test func `a picture is no link to a page`() {
    #expect(MarkdownLinks.all(in: "![A kettle](kettle.svg)").map(\.isPicture) == [true])
  }

  @Test(arguments: [
    "`[a](b)`", "```swift\nlet x = [a](b)\n```", "1. Do:\n\n   ```swift\n   [a](b)\n   ```",
  ])
  func `what stands in code only looks like a link`(page: String) {
    #expect(MarkdownLinks.all(in: page).isEmpty)
  }

  @Test func `links in a row of a table are found`() {
    let links = MarkdownLinks.all(in: "| [One](1.md) | `x` | [Two](2.md) |")

    #expect(links.map(\.target) == ["1.md", "2.md"])
  }

  @Test func `rewriting leaves everything else as it is`() {
    let page = "A `[x](y)` and [one](1.md), [two](2.md).\n\n```text\n[x](y)\n```\n"

    let result = MarkdownLinks.rewrite(page) { $0.target == "1.md" ? "<\($0.text)>" : nil }

    #expect(result == "A `[x](y)` and <one>, [two](2.md).\n\n```text\n[x](y)\n```\n")
  }

  @Test(arguments: [
    ("https://swift.org", true), ("mailto:a@example.org", true), ("doc:Lids", true),
    ("../Lids.md", false), ("#the-hinge", false),
  ])
  func `what leads out of the repository is foreign`(target: String, isForeign: Bool) {
    #expect(MarkdownLinks.all(in: "[x](\(target))").map(\.isForeign) == [isForeign])
  }

  @Test(arguments: [
    ("Lids.md", "/book/kitchen/Lids.md"), ("../Lids.md#hinge", "/book/Lids.md"),
    ("#hinge", "/book/kitchen/Kettles.md"), ("../shelf/", "/book/shelf"),
  ])
  func `a destination is seen from the page`(target: String, destination: String) {
    let links = MarkdownLinks.all(in: "[x](\(target))")

    #expect(links.map { $0.destination(from: "/book/kitchen/Kettles.md") } == [destination])
  }

  @Test(arguments: [
    ("Lids.md", true), ("Lids.md#the-hinge", true), ("Lids.md#the-knob", false),
    ("Pans.md", false), ("Pans.md#the-hinge", false),
  ])
  func `a link leads to a file, and to the heading that it names`(target: String, leads: Bool) {
    let disk = Disk(["/book/Lids.md": "# Lids\n\n## The hinge\n"])
    let links = MarkdownLinks.all(in: "[x](\(target))")

    #expect(links.map { $0.leadsSomewhere(from: "/book/Kettles.md", files: disk.files) } == [leads])
  }
}

import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct HTMLReportTests {
  private let page = HTMLReport(report: .mixed).text

  @Test func `the page says its language, whose it is, and how it stands`() {
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.contains("<title>Ada: dependency injection in Swift</title>"))
    #expect(page.contains("2026-01-31 14:05 UTC · 1 passed, 1 failed, 1 skipped"))
  }

  @Test func `the table can be heard: caption, and headings with their scope`() {
    #expect(page.contains("<caption>"))
    #expect(page.ranges(of: "<th scope=\"col\">").count == 6)
    #expect(page.ranges(of: "<th scope=\"row\">").count == 3)
  }

  @Test func `it needs nothing from elsewhere`() {
    for word in ["<script", "http:", "https:", "src=", "<link", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func `the first message stands in details, with its place`() {
    #expect(
      page.contains(
        "<details><summary><bdi>it asks the clock</bdi></summary>"
          + "<p><bdi>Ask the clock that you were given.</bdi></p><p><bdi>1 is not 2</bdi></p>"
          + "<p><code>Tests/Specs/A.swift:12</code></p></details>"))
    #expect(page.ranges(of: "<details>").count == 1)
  }

  @Test func `a compiler's error is no spec's`() {
    let page = HTMLReport(report: .example(.notCompiling)).text

    #expect(
      page.contains(
        "<summary>The compiler's first error</summary><p><bdi>no such type</bdi></p>"
          + "<p><code>Exercises/A.swift:3</code></p>"))
  }

  @Test func `it is light and dark`() {
    #expect(page.contains("content=\"light dark\""))
    #expect(page.contains("color-scheme: light dark; --line: light-dark("))
  }

  @Test(arguments: hostileTexts)
  func `no text becomes a tag`(text: String) {
    let plain = HTMLReport(report: .example(.hostile("plain"), learner: "plain")).text
    let page = HTMLReport(report: .example(.hostile(text), learner: text)).text
    let tags = { (page: String) in page.unicodeScalars.count { $0 == "<" || $0 == ">" } }

    #expect(tags(page) == tags(plain))
    #expect(page == page.printable)
  }
}

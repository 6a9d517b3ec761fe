import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct MarkdownReportTests {
  @Test func `it is a table with a row for each exercise`() {
    #expect(
      MarkdownReport(report: .mixed).text == """
        # Ada

        2026-01-31 14:05 UTC · 1 passed, 1 failed, 1 skipped

        | Exercise | Verdict | Specs | Hints | Minutes | First problem |
        | --- | --- | ---: | ---: | ---: | --- |
        | 1.1 Inherited object | solved | 2/2 | 1 | 10 |  |
        | 1.2 Hidden inputs | red | 1/2 |  |  | Ask the clock that you were given. |
        | 2.1 First cut | not begun |  |  |  |  |

        """)
  }

  @Test func `signs that mean something in Markdown are escaped`() {
    #expect(
      Markup.markdown("a|b `c` <d> & @e *f* [g](h)\nhttp://i")
        == #"a\|b \`c\` \<d\> \& \@<!-- -->e \*f\* \[g\](h) http\://i"#)
  }

  @Test(arguments: hostileTexts)
  func `a row stays a row of six cells`(text: String) {
    let lines = MarkdownReport(report: .example(.hostile(text), learner: text)).text
      .split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.count == 8)
    #expect(lines[6].replacing("\\|", with: "").count { $0 == "|" } == 7)
    let tags = lines[6].replacing("@<!-- -->", with: "").replacing("\\<", with: "")
    #expect(!tags.contains("<"))
  }
}

import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct HostileNamesTests {
  @Test(arguments: [
    ("<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"),
    ("</script><b>", "&lt;/script&gt;&lt;b&gt;"),
    ("\"a\" 'b' & c", "&quot;a&quot; 'b' &amp; c"),
    ("\"\u{301} onclick=x", "&quot;\u{301} onclick=x"),
    ("محمد", "محمد"),
    ("👩‍💻 Émile", "👩‍💻 Émile"),
    ("a\u{0}b\u{202E}c\nd", "a\u{FFFD}b\u{FFFD}c d"),
    (String(repeating: "x", count: 500), String(repeating: "x", count: 500)),
    ("", "(no name)"),
  ])
  func `the page shows a name as it was given`(name: String, shown: String) {
    let page = ClassPage(report: room(name), skipped: [], title: "Class").html

    #expect(page.contains("dir=\"auto\" title=\"\(shown)\">\(shown)</span>"))
    #expect(!page.contains("<img"))
    #expect(page.components(separatedBy: "<script").count == 2)
  }

  @Test(arguments: [
    ("a | b", "a \\| b"),
    ("- a", "\\- a"),
    ("+1", "\\+1"),
    ("12. a", "12\\. a"),
    ("1.1 (a): {b} \"c\" 'd' - e = f! g; 12:05", "1.1 (a): {b} \"c\" 'd' - e = f! g; 12:05"),
    ("www.a.b $c$ #1", "www\\.a.b \\$c\\$ \\#1"),
    ("~a~ &lt; 1 > 0", "\\~a\\~ \\&lt; 1 \\> 0"),
    ("[a](http://b.c)", "\\[a\\](http\\://b.c)"),
    ("`*_<i>", "\\`\\*\\_\\<i\\>"),
    ("@somebody", "\\@<!-- -->somebody"),
    ("two\nlines", "two lines"),
    ("<\u{301}b", "\\<\u{301}b"),
    ("", "(no name)"),
  ])
  func `markdown shows a name letter for letter`(name: String, shown: String) {
    let text = ClassPage(report: room(name), skipped: [], title: "Class").markdown

    #expect(text.contains("\n| \(shown) | 1 | – | ✓ |\n"))
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"),
    ("+1", "'+1"),
    ("-1", "'-1"),
    ("@SUM(A1)", "'@SUM(A1)"),
    ("＝1", "'＝1"),
    ("=\u{301}1", "'=\u{301}1"),
    ("a,\"\u{301}b", "\"a,\"\"\u{301}b\""),
    ("a, \"b\"", "\"a, \"\"b\"\"\""),
    ("two\r\nlines", "\"two\nlines\""),
    ("a\u{1B}[31m", "a\u{FFFD}[31m"),
    ("=1,2", "\"'=1,2\""),
    ("Ada = Bea", "Ada = Bea"),
  ])
  func `a spreadsheet runs no name`(name: String, field: String) {
    #expect(room(name).csv.contains("\r\n\(field),2026-02-02T10:00:00Z,"))
  }

  @Test func `titles, sentences and files are escaped, too`() {
    let hostile = Exercise(
      stageFolder: "01-<b>", folder: "01-<i>title", number: "<1>", minutes: 1)
    let specs = [ClassRoom.spec("<s>", .failed, "<u>")]
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", ClassRoom.standing(.red, hostile, since: 0, specs: specs))
    ])
    let skipped = [ReportFiles.Skipped(name: "<em>.json", reason: "<q>")]
    let page = ClassPage(report: report, skipped: skipped, title: "<h9>").html

    for tag in ["<i>", "<1>", "<s>", "<u>", "<em>", "<q>", "<h9>"] {
      let escaped = "&lt;\(tag.dropFirst().dropLast())&gt;"
      #expect(!page.contains(tag))
      #expect(page.lowercased().contains(escaped))
    }
  }

  private func room(_ name: String) -> ClassReport {
    ClassReport(reports: [ClassRoom.report(name, ClassRoom.solved())])
  }
}

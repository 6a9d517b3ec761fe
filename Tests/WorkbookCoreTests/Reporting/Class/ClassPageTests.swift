import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ClassPageTests {
  private let room = ClassReport(reports: [
    ClassRoom.report(
      "Ada", ClassRoom.solved(in: 10), ClassRoom.standing(.red, .hiddenInputs, since: 0)),
    ClassRoom.report("Bea", ClassRoom.standing(.crashed)),
  ])

  private var page: String { ClassPage(report: room, skipped: [], title: "Monday").html }

  @Test func `it says who is stuck where, and for how long`() {
    #expect(page.contains("<p class=\"summary\">2 learners, 2 exercises; 1 looks stuck.</p>"))
    #expect(page.contains("<td dir=\"auto\">1.2 Hidden inputs</td>"))
    #expect(page.contains("data-v=\"3600.0\">1 h 0 min</td>"))
    #expect(page.contains("red, 1 of 2 specs pass: it stops"))
  }

  @Test func `a cell has a sign, and words for those who hear it`() {
    #expect(page.contains("✗<small>1/2</small></span>"))
    #expect(
      page.contains(
        "<span class=\"said\">red, 1 of 2 specs pass: “it stops”, looks stuck</span></td>"))
    #expect(page.contains("<span class=\"said\">no report</span></td>"))
  }

  @Test func `a column's head says the title`() {
    #expect(page.contains(">1.2<span class=\"tip\"> Hidden inputs</span></th>"))
  }

  @Test func `the policy names the one script and the one style`() {
    #expect(page.contains("content=\"default-src 'none'; "))
    #expect(page.contains(/script-src 'sha256-[A-Za-z0-9+\/]{43}='/))
    #expect(page.contains(/style-src 'sha256-[A-Za-z0-9+\/]{43}='/))
    #expect(page.contains("<script>\(ClassPage.script)</script>"))
    #expect(page.contains("<style>\(ClassPage.style)</style>"))
  }

  @Test func `it needs nothing from anywhere`() {
    for word in ["http:", "https:", "src=", "url(", "@import"] { #expect(!page.contains(word)) }
  }

  @Test func `reports of one minute have one time`() {
    var later = ClassRoom.report("Ada", ClassRoom.solved())
    later.madeAt += 40
    let room = ClassReport(reports: [ClassRoom.report("Bea"), later])
    let page = ClassPage(report: room, skipped: [], title: "Monday").html

    #expect(page.contains(">2026-02-02 10:00 UTC</time>.</p>"))
    #expect(!page.contains("</time> to <time"))
  }

  @Test func `hints are told with the number of those who had them`() {
    let room = ClassReport(reports: [
      ClassRoom.report("Ada", ClassRoom.solved(hints: 3), ClassRoom.solved(.hiddenInputs))
    ])
    let page = ClassPage(report: room, skipped: [], title: "Monday").html

    #expect(page.contains("data-v=\"3.0\">3 (1 learner)</td>"))
    #expect(page.contains("data-v=\"0.0\">0</td>"))
  }

  @Test func `nobody stuck is told`() {
    let room = ClassReport(reports: [ClassRoom.report("Ada", ClassRoom.solved())])
    let page = ClassPage(report: room, skipped: [], title: "Monday").html

    #expect(page.contains("<p>Nobody.</p>"))
    #expect(!page.contains("id=\"skipped\""))
  }

  @Test func `verdicts without a history are told`() {
    #expect(page.contains("<p>1 of the learners sent verdicts alone"))
  }

  @Test func `files left out are named with the reason`() {
    let skipped = [ReportFiles.Skipped(name: "a.json", reason: "It is empty.")]
    let page = ClassPage(report: room, skipped: skipped, title: "Monday").html

    #expect(page.contains("<a href=\"#skipped\">1 file left out.</a>"))
    #expect(
      page.contains("<code dir=\"auto\">a.json</code>: <span dir=\"auto\">It is empty.</span>"))
  }

  @Test func `the same reports give the same page`() {
    #expect(page == ClassPage(report: room, skipped: [], title: "Monday").html)
    #expect(page.contains("datetime=\"2026-02-02T10:00:00Z\">2026-02-02 10:00 UTC</time>"))
  }
}

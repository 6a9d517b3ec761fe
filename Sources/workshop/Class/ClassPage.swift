import Foundation
import WorkbookCore

/// What the class page says: where the class stands, under a title, and which files were left out.
struct ClassPage {
  let report: ClassReport
  let skipped: [ReportFiles.Skipped]
  let title: String
}

/// The page as one HTML file that needs nothing else: no network, no other file.
///
/// It is a plain table to begin with. A short script adds sorting and the reader's own time zone.
extension ClassPage {
  var html: String {
    let sections = report.tables.map(section) + [skippedFiles, howToRead]
    let body = ([head, summary] + sections + [Self.foot]).filter { !$0.isEmpty }
    return Markup.page(
      title: title, style: Self.style, body: body.joined(separator: "\n"), policy: Self.policy)
      + "\n"
  }

  private var head: String {
    """
    <a class="skip" href="#matrix">Skip to the table of learners and exercises</a>
    <header>
    <h1 dir="auto">\(Markup.attribute(title))</h1>
    </header>
    <main>
    """
  }

  private static let foot = """
    </main>
    <p class="said" id="said" role="status"></p>
    <script>\(script)</script>
    """

  private var summary: String {
    var text = "<p class=\"summary\">\(report.summary)</p>"
    if let words = report.madeWords(Self.time) { text += "\n<p>\(words)</p>" }
    if let words = report.withoutHistoryWords { text += "\n<p>\(words)</p>" }
    if !skipped.isEmpty {
      text += "\n<p><a href=\"#skipped\">\(Count.of(skipped.count, "file")) left out.</a></p>"
    }
    return text
  }

  private func section(_ table: ClassTable) -> String {
    let content =
      table.rows.isEmpty
      ? "<p>\(table.none)</p>"
      : """
      <div class="wide" role="region" aria-label="\(table.caption)" tabindex="0">
      <table class="sortable \(table.kind)" id="\(table.id)-table">
      <caption>\(table.caption)</caption>
      <thead><tr>\(table.heads.map(\.html).joined())</tr></thead>
      <tbody>
      \(table.rows.map { "<tr>\($0.map(\.html).joined())</tr>" }.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      """
    return Self.section(
      table.id, table.heading,
      (table.hasLegend ? Self.legend : "") + (table.note.map { "<p>\($0)</p>\n" } ?? "") + content
        + (table.more > 0 ? "\n<p>And \(table.more) more.</p>" : ""))
  }

  private var skippedFiles: String {
    guard !skipped.isEmpty else { return "" }
    let items = skipped.map { file in
      "<li><code dir=\"auto\">\(Markup.attribute(file.name))</code>:"
        + " <span dir=\"auto\">\(Markup.attribute(file.reason))</span></li>"
    }
    return Self.section("skipped", "Files left out", "<ul>\(items.joined(separator: "\n"))</ul>")
  }

  private var howToRead: String {
    Self.section(
      "reading", "How to read this page",
      """
      <p>A cell of the big table is the last verdict on one learner’s exercise. Point at an
      exercise’s number to see its title. A click on a column’s head sorts by it, another one
      turns the order round.</p>
      <p>\(Stuck.meaning)</p>
      <p>Reports under one name are one learner’s, merged exercise by exercise: the later verdict
      counts. “Begun, not solved” counts whoever began it and is not there yet; who is in none of the counts
      sent no report about it. Median minutes are of those who solved it, from the first look or
      attempt on.</p>
      <p>A verdict says where somebody stands, not how good they are. Ask before you judge.</p>
      """)
  }

  private static func section(_ id: String, _ heading: String, _ content: String) -> String {
    """
    <section id="\(id)" aria-labelledby="\(id)-heading">
    <h2 id="\(id)-heading">\(heading)</h2>
    \(content)
    </section>
    """
  }

  private static let legend: String = {
    let items = ClassCell.legend.map { cell, meaning in
      "<li><span class=\"key \(cell.kind)\" aria-hidden=\"true\">\(cell.html)</span>"
        + " \(meaning)</li>"
    }
    return "<ul class=\"legend\" aria-label=\"The signs in the table\">" + items.joined()
      + "<li><span class=\"key red stuck\" aria-hidden=\"true\">✗<small>3/12</small></span>"
      + " a frame: looks stuck</li></ul>\n"
  }()

  /// A moment, which the script shows in the reader's time zone.
  fileprivate static func time(_ date: Date) -> String {
    "<time datetime=\"\(date.formatted(.iso8601))\">\(date.shown)</time>"
  }
}

extension ClassTable.Head {
  fileprivate var html: String {
    switch self {
    case .least(let text): "<th scope=\"col\">\(text)</th>"
    case .most(let text): "<th scope=\"col\" data-first=\"descending\">\(text)</th>"
    case .shares: Self.most("Share solved").html
    case .exercise(let exercise, let isLate, let isEdge):
      "<th scope=\"col\" class=\"\(isEdge ? "edge" : "")\" data-first=\"descending\">"
        + "\(Markup.attribute(exercise.latest.number.cut(to: 12)))<span class=\"tip\(isLate ? " late" : "")\">"
        + " \(Markup.attribute(exercise.latest.title))</span></th>"
    }
  }
}

extension ClassTable.Cell {
  fileprivate var html: String {
    switch self {
    case .name(let name):
      let text = Markup.attribute(name)
      return "<th scope=\"row\"><span class=\"name\" dir=\"auto\" title=\"\(text)\">\(text)</span>"
        + "</th>"
    case .title(let text):
      return "<th scope=\"row\" dir=\"auto\">\(Markup.attribute(text))</th>"
    case .text(let text): return "<td dir=\"auto\">\(Markup.attribute(text))</td>"
    case .words(let text): return "<td>\(text)</td>"
    case .number(let number): return "<td class=\"number\">\(number)</td>"
    case .value(let text, let value):
      return "<td class=\"number\" data-v=\"\(value)\">\(text)</td>"
    case .moment(let date): return "<td>\(date.map(ClassPage.time) ?? "not known")</td>"
    case .share(let solved, let begun):
      return "<td class=\"number\" data-v=\"\(solved)\"><svg aria-hidden=\"true\""
        + " viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\">"
        + "<rect class=\"of\" width=\"100\" height=\"10\"/>"
        + "<rect class=\"begun\" x=\"\(solved)\" width=\"\(begun)\" height=\"10\"/>"
        + "<rect class=\"done\" width=\"\(solved)\" height=\"10\"/></svg>"
        + "<span class=\"share\">\(solved)&nbsp;%</span></td>"
    case .current(let number, let isStuck):
      return
        "<td>\(Markup.attribute((number ?? "–").cut(to: 12)))\(isStuck ? " <b>stuck</b>" : "")</td>"
    case .standing(let cell, let isEdge):
      let kinds = [cell.kind, isEdge ? "edge" : "", cell.isStuck ? "stuck" : ""]
      let words = Markup.attribute(cell.wordsWithSpec) + (cell.isStuck ? ", looks stuck" : "")
      return "<td class=\"\(kinds.filter { !$0.isEmpty }.joined(separator: " "))\""
        + " data-v=\"\(cell.rank)\"><span aria-hidden=\"true\">\(cell.html)</span>"
        + "<span class=\"said\">\(words)</span></td>"
    }
  }
}

extension ClassCell {
  fileprivate var html: String { sign + (caption.isEmpty ? "" : "<small>\(caption)</small>") }
}

import Foundation

/// The class page as one HTML file that needs nothing else: no network, no other file.
///
/// It is a plain table to begin with. A short script adds sorting, a switch between light and dark,
/// and the reader's own time zone.
public struct ClassPage {
  let report: ClassReport
  let skipped: [ReportFiles.Skipped]
  let title: String

  public init(_ report: ClassReport, skipped: [ReportFiles.Skipped], title: String) {
    self.report = report
    self.skipped = skipped
    self.title = title
  }

  public var html: String {
    let parts = [head, summary, stuckSection, matrix, specs, exercises, skippedFiles, howToRead]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + Self.foot
  }
}

extension ClassPage {
  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>\(Self.escaped(title))</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <a class="skip" href="#matrix">Skip to the table of learners and exercises</a>
    <header>
    <h1 dir="auto">\(Self.escaped(title))</h1>
    <button type="button" id="theme" hidden>Dark</button>
    </header>
    <main>
    """
  }

  private static let foot = """

    </main>
    <p class="said" id="said" role="status"></p>
    <script>\(script)</script>
    </body>
    </html>

    """

  private var summary: String {
    var text = "<p class=\"summary\">\(Self.escaped(report.summary))</p>"
    if let made = report.made {
      let first = Self.time(made.lowerBound), last = Self.time(made.upperBound)
      // They are shown to the minute.
      let isOne = ClassWords.moment(made.lowerBound) == ClassWords.moment(made.upperBound)
      text += "\n<p>Reports of \(isOne ? first : "\(first) to \(last)").</p>"
    }
    if report.withoutHistory > 0 {
      text += "\n<p>\(ClassWords.withoutHistory(report.withoutHistory))</p>"
    }
    if !skipped.isEmpty {
      text += "\n<p><a href=\"#skipped\">\(Count.of(skipped.count, "file")) left out.</a></p>"
    }
    return text
  }
}

// MARK: - Pieces

extension ClassPage {
  /// The text as it may stand between tags and in quoted attributes.
  static func escaped(_ text: String) -> String {
    let plain = ClassWords.plain(text)
    let isHarmless = !plain.utf8.contains { byte in
      byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
    return isHarmless ? plain : plain.escaped(entities)
  }

  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  /// A moment, which the script shows in the reader's time zone.
  static func time(_ date: Date) -> String {
    "<time datetime=\"\(ClassWords.iso(date))\">\(ClassWords.moment(date))</time>"
  }

  /// A section under a heading.
  static func section(_ id: String, _ heading: String, _ body: String) -> String {
    """
    <section id="\(id)" aria-labelledby="\(id)-heading">
    <h2 id="\(id)-heading">\(heading)</h2>
    \(body)
    </section>
    """
  }

  /// A table that moves sideways when it is wider than the screen, and not the page with it.
  static func table(
    _ id: String, caption: String, heads: [String], rows: [String], kind: String = ""
  ) -> String {
    """
    <div class="wide" role="region" aria-label="\(caption)" tabindex="0">
    <table class="sortable \(kind)" id="\(id)-table">
    <caption>\(caption)</caption>
    <thead><tr>\(heads.joined())</tr></thead>
    <tbody>
    \(rows.map { "<tr>\($0)</tr>" }.joined(separator: "\n"))
    </tbody>
    </table>
    </div>
    """
  }

  /// A column's head. `most` says that a click shows the greatest first.
  static func head(_ text: String, most: Bool = false) -> String {
    "<th scope=\"col\"\(most ? " data-first=\"descending\"" : "")>\(text)</th>"
  }

  /// A row's head: a name, as its owner wrote it.
  static func name(_ name: String) -> String {
    let text = escaped(name)
    return "<th scope=\"row\"><span class=\"name\" dir=\"auto\" title=\"\(text)\">\(text)</span>"
      + "</th>"
  }

  /// A cell with a number to sort by.
  static func cell(_ text: String, value: Double) -> String {
    "<td class=\"number\" data-v=\"\(value)\">\(text)</td>"
  }

  static func cell(_ number: Int) -> String { "<td class=\"number\">\(number)</td>" }

  static func cell(text: String) -> String { "<td dir=\"auto\">\(escaped(text))</td>" }
}

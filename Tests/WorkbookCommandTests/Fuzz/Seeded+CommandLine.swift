import Fuzzing

@testable import WorkbookCore
@testable import workbook

extension Seeded {
  /// The words of a call: mostly a command with options that it has, often wrong.
  mutating func commandLine() -> [String] {
    let names = TinyWorkbook.programs.flatMap(\.commands).map { $0.name } + ["help"]
    var line = [once(in: 8) ? word(names) : one(of: names)]
    for _ in 0..<below(5) { line += argument() }
    if once(in: 20) { line.removeFirst() }
    return line.map { $0.filter { $0 != "\0" } }
  }

  private mutating func argument() -> [String] {
    switch below(8) {
    case 0, 1: [word(Self.exercises)]
    case 2: [one(of: Self.paths)]
    case 3: [one(of: Self.flags)]
    case 4, 5: [one(of: Self.options), value()]
    case 6: ["\(one(of: Self.options))=\(value())"]
    default: [word(Self.flags + Self.options)]
    }
  }

  private mutating func value() -> String {
    switch below(5) {
    case 0, 1: one(of: Self.values)
    case 2: word(Self.exercises)
    case 3: one(of: Self.paths)
    default: text(upTo: 5)
    }
  }

  /// One of the words, or what somebody typed in its place.
  private mutating func word(_ words: [String]) -> String {
    let word = one(of: words)
    switch below(8) {
    case 0, 1, 2: return word
    case 3: return String(word.dropLast())
    case 4: return word.uppercased()
    case 5: return word + text(upTo: 2)
    case 6: return once(in: 10) ? String(repeating: word, count: 2_000) : text(upTo: 4)
    default: return String(shuffled(Array(word)))
    }
  }

  private static let exercises = [
    "1.1", "1.2", "2.1", "1", "2", "all", "Kettle", "SlowToaster", "kitchen-radio",
    "01-first-steps/01-kettle", "Exercises/01-first-steps/01-kettle/Kettle.swift",
    "02-bigger-things",
    "1.9", "0", "-1", "1.1,1.2", "", " ", ".", "..", "/", "//",
  ]

  private static let paths = [
    "../handout", "reports", "reports/a.json", "plan.html", "plan.md", "x.txt", "x.csv",
    "Solutions",
    "Exercises", "docs", "Package.swift", ".workbook/progress.json", "../newer", "../x/y/z", "",
    "x/../..", "Exercises/01-first-steps/01-kettle/Kettle.swift", "no such/one", "/", ".", "..",
  ]

  private static let flags = [
    "--all", "--verbose", "--json", "--strict", "--undo", "--dry-run", "--peek",
    "--with-solutions", "--help", "-h", "--version", "--", "-", "---", "-v", "--all=1", "--=", "=",
  ]

  private static let options = [
    "--timeout", "--answers", "--format", "--output", "--learner", "--from", "--title", "--hours",
    "--days", "--without", "--start", "--breaks", "--only", "--jobs", "--port",
  ]

  private static let values = [
    "0", "1", "2", "10", "-1", "nan", "inf", "-inf", "1e400", "1e-400", "0x10", "1.5", "1:30",
    "99999999999999999999", "9223372036854775807", "3600", "3600.0001", "09:30", "24:00", "none",
    "10:45/15", "10:45/15,12:30/60", ",", ",,", "text", "markdown", "html", "json", "junit",
    "exercism", "classroom50", "github", "csv", "JSON", "１２", "٣", "", " 1", "+1", "1_000",
  ]
}

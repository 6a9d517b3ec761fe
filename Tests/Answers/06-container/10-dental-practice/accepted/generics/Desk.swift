/// Reads what was done.
protocol JournalReader {
  var lines: [String] { get }
}

/// Notes what is done.
protocol JournalWriter {
  func note(_ line: String)
}

final class Journal: JournalReader, JournalWriter {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

/// The front desk, whatever makes its visits.
struct Desk<Visits: MakesVisits, Book: JournalReader>: Practice {
  let visits: Visits
  let book: Book

  var journal: [String] { book.lines }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    try visits.visit(of: patient, in: room)
  }
}

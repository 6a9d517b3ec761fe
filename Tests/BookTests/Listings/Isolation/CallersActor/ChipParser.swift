/// Remembers what it has read, and isn't `Sendable`.
final class ChipParser {
  private(set) var lines = 0

  nonisolated(nonsending) func parse(_ line: String) async -> Int? {
    lines += 1
    return Int(line)
  }
}

@MainActor final class ImportModel {
  private let parser: ChipParser
  private(set) var bibs: [Int] = []

  init(parser: ChipParser) {
    self.parser = parser
  }

  func read(_ line: String) async {
    if let bib = await parser.parse(line) { bibs.append(bib) }
  }
}

// Wrong: what cannot be read counts as zero, so broken rows get medals.
// Rejected by: keeps skipping rows that cannot be read

struct CSVFile: Results {
  let text: String

  var scores: [Score] {
    text.split(whereSeparator: \.isNewline).map { line in
      let columns = line.split(separator: ";", omittingEmptySubsequences: false)
      let numbers = columns.map { Int($0) ?? 0 } + [0, 0]
      return Score(
        player: String(columns[0]), points: numbers[1], seconds: numbers[2])
    }
  }
}

struct CSVFile: Results {
  let text: String

  var scores: [Score] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      Score(
        columns: line.split(separator: ";", omittingEmptySubsequences: false))
    }
  }
}

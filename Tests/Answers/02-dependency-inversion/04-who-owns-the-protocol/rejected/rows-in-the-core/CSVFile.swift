struct CSVFile: Results {
  let text: String

  func rows() -> [Row] {
    text.split(whereSeparator: \.isNewline).map { line in
      let columns = line.split(separator: ";", omittingEmptySubsequences: false)
      return Row(columns: columns.map(String.init))
    }
  }
}
